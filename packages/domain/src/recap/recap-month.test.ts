import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centralMonthOf } from '../calendar/us-central.ts';
import { recapMonth } from './recap-month.ts';

it.each([
  // US Central time is UTC−6, from the second Sunday of March to the first of November UTC−5.
  ['2026-12-01T13:59:59Z', '2026-10-01'],
  ['2026-12-01T14:00:00Z', '2026-11-01'],
  ['2026-12-31T23:00:00Z', '2026-11-01'],
  ['2027-01-01T05:59:59Z', '2026-11-01'],
  ['2027-01-01T14:00:00Z', '2026-12-01'],
  // The clock was changed in the night before.
  ['2026-11-01T13:59:59Z', '2026-09-01'],
  ['2026-11-01T14:00:00Z', '2026-10-01'],
  // Eight o'clock in summer.
  ['2026-04-01T12:59:59Z', '2026-02-01'],
  ['2026-04-01T13:00:00Z', '2026-03-01'],
])('at %s the recap of the month of %s is due', (now, month) => {
  expect(recapMonth(new Date(now))).toBe(month);
});

it('never comes before the month has ended, nor later than a month and nine hours after it', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const { until } = centralMonthOf(recapMonth(now));
      const hours = (now.getTime() - until.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(7);
      expect(hours).toBeLessThanOrEqual(31 * 24 + 9);
    }),
  );
});
