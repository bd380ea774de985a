import { expect, it } from 'vitest';
import { simulateWorkouts } from '../../test/simulate-workouts.ts';
import { workoutRequest } from '../../test/workout-request.ts';
import { addDays } from '../calendar/day-keys.ts';

it('workouts get harder with training, up to the limit of the golfer’s age', () => {
  const hardest = (age: number | null, trains: boolean) =>
    simulateWorkouts({ index: 0, age, trains: () => trains }, 40).map(({ request }) => request.effort.difficulty);
  expect(hardest(30, false)).toEqual(Array.from({ length: 40 }, () => 2));
  const adult = hardest(30, true);
  expect(adult).toEqual(adult.toSorted());
  expect([adult[0], adult.at(-1)]).toEqual([2, 5]);
  expect(
    [hardest(11, true), hardest(68, true), hardest(81, true), hardest(null, true)].map((one) => one.at(-1)),
  ).toEqual([3, 3, 2, 4]);
});

it('they get easier again after exercises that were too hard', () => {
  const today = '2026-11-01';
  const daysTrained = Array.from({ length: 12 }, (_, at) => addDays(today, -1 - at));
  const tooHard = { day: today, reason: { because: 'too-hard' } } as const;
  const difficulties = [[], [tooHard], [tooHard, tooHard], Array.from({ length: 9 }, () => tooHard)].map(
    (swaps) => workoutRequest({ daysTrained, swaps }).effort.difficulty,
  );
  expect(difficulties).toEqual([4, 3, 2, 1]);
});
