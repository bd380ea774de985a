import { expect, it } from 'vitest';
import { daysBetween } from '../calendar/day-keys.ts';
import { listStreakWeeks } from './list-streak-weeks.ts';

/** A Tuesday. */
const today = '2026-11-24';

it('lists 53 weeks without a gap, over both changes of the clocks and the new year, this one last', () => {
  const weeks = listStreakWeeks([], [], today);
  expect(weeks).toHaveLength(53);
  expect([weeks[0]?.week, weeks.at(-1)?.week]).toEqual(['2025-11-23', '2026-11-22']);
  for (const [at, { week }] of weeks.slice(1).entries()) expect(daysBetween(weeks[at]?.week ?? '', week)).toBe(7);
});

it('sums the exercises of a week, and names the paused weeks', () => {
  const trained = [
    { day: '2026-11-22', exercises: 5 },
    { day: '2026-11-24', exercises: 2 },
    { day: '2026-11-21', exercises: 1 },
    { day: '2024-01-01', exercises: 9 },
  ];
  const weeks = listStreakWeeks(trained, ['2026-11-08', '2026-11-15'], today);
  expect(weeks.slice(-3)).toEqual([
    { week: '2026-11-08', exercises: 0, isPaused: true },
    { week: '2026-11-15', exercises: 1, isPaused: true },
    { week: '2026-11-22', exercises: 7, isPaused: false },
  ]);
  expect(weeks.slice(0, -2).every(({ exercises }) => exercises === 0)).toBe(true);
});

it('ends with the paused weeks to come, the next one first', () => {
  const weeks = listStreakWeeks([], ['2027-01-03', '2026-12-06', '2026-11-22', '2025-01-05'], today);
  expect(weeks.slice(53)).toEqual([
    { week: '2026-12-06', exercises: 0, isPaused: true },
    { week: '2027-01-03', exercises: 0, isPaused: true },
  ]);
});
