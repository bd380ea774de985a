import { expect, it } from 'vitest';
import { dateTicks, spanOf } from './time-axis.ts';

const noon = (date: string) => Date.parse(`${date}T12:00:00`);
const labels = (from: string, to: string) =>
  dateTicks({ fromMs: noon(from), toMs: noon(to) }).map(({ label }) => label);

it('shows the time from the first swing until now', () => {
  const now = noon('2026-11-21');
  expect(spanOf([noon('2026-11-15'), noon('2026-09-01')], now)).toEqual({ fromMs: noon('2026-09-01'), toMs: now });
});

it('shows a week if all swings are within a week, or if there are none', () => {
  const now = noon('2026-11-21');
  expect(spanOf([noon('2026-11-20')], now)).toEqual({ fromMs: noon('2026-11-14'), toMs: now });
  expect(spanOf([], now)).toEqual({ fromMs: noon('2026-11-14'), toMs: now });
});

it('includes a swing from a clock that is ahead', () => {
  expect(spanOf([noon('2026-11-22')], noon('2026-11-21')).toMs).toBe(noon('2026-11-22'));
});

it('labels days, or months if the range is longer than 300 days', () => {
  expect(labels('2026-11-01', '2026-11-21')).toEqual(['Nov 1', 'Nov 11', 'Nov 21']);
  expect(labels('2025-06-01', '2026-11-21')).toEqual(['Jun 2025', 'Feb 2026', 'Nov 2026']);
});
