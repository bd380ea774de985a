import { expect, it } from 'vitest';
import { countWorkouts } from './count-workouts.ts';

const trained = (date: string, exercisesCompleted = 4) => ({ date, exercisesCompleted, pointsEarned: 40, streak: 1 });

it.each([
  ['both days', [trained('2026-11-01'), trained('2026-11-08')], 2],
  ['not the days beside them', [trained('2026-10-31'), trained('2026-11-09')], 0],
  ['no day without an exercise', [trained('2026-11-03', 0)], 0],
] as const)('counts %s', (_, days, count) => {
  expect(countWorkouts(days, '2026-11-01', '2026-11-08')).toBe(count);
});
