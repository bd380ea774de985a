import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, weekOfDay } from './day-keys.ts';

it.each([
  ['over the spring change of the clocks', '2026-03-07', 2, '2026-03-09'],
  ['over the fall change', '2026-10-31', 2, '2026-11-02'],
  ['over a leap day', '2028-02-28', 2, '2028-03-01'],
  ['over the new year, backward', '2027-01-01', -1, '2026-12-31'],
])('adds days %s', (_, day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

it.each([
  ['a Sunday is the first day of its week', '2026-11-22', '2026-11-22'],
  ['a Saturday is the last', '2026-11-28', '2026-11-22'],
  ['a week may begin in the year before', '2027-01-01', '2026-12-27'],
])('%s', (_, day, week) => {
  expect(weekOfDay(day)).toBe(week);
});

it('counts the days that were added', () => {
  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});
