import { expect, it } from 'vitest';
import { daysOfWeek, isFullWeek } from './full-week.ts';

// 2026-11-22 is a Sunday.
it.each([
  ['two days are none', ['2026-11-22', '2026-11-23'], false],
  ['three days are one', ['2026-11-22', '2026-11-25', '2026-11-28'], true],
  ['a day counts once', ['2026-11-22', '2026-11-22', '2026-11-23'], false],
  ['days of other weeks do not count', ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29'], false],
] as const)('%s', (_, days, isFull) => {
  expect(isFullWeek(days, '2026-11-24')).toBe(isFull);
});

it('a week has the days from Sunday to Saturday', () => {
  expect(daysOfWeek('2026-11-25')).toEqual([
    ...['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
  ]);
});
