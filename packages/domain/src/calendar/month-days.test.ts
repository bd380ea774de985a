import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './day-keys.ts';
import { daysLeftInMonth, nextMonth, previousMonth } from './month-days.ts';

it.each([
  ['2026-11-01', '2026-11-01', 30],
  ['2026-11-01', '2026-11-22', 9],
  ['2026-11-01', '2026-11-30', 1],
  ['2026-11-01', '2026-12-01', 0],
  ['2026-12-01', '2026-12-31', 1],
  ['2028-02-01', '2028-02-28', 2],
])('of the month of %s there are on %s %d days left', (firstDay, today, days) => {
  expect(daysLeftInMonth(firstDay, today)).toBe(days);
});

it('has one day less each day, and a first day follows a last day', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(day, (today) => {
      const firstDay = `${today.slice(0, 8)}01`;
      const left = daysLeftInMonth(firstDay, today);
      expect(addDays(today, left)).toBe(nextMonth(firstDay));
      expect(nextMonth(firstDay).slice(8)).toBe('01');
      expect(previousMonth(nextMonth(firstDay))).toBe(firstDay);
    }),
  );
});
