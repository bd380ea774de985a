import { bodyParts, equipmentNames, type SwapReason } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exerciseOf, workoutRequest } from '../../test/workout-request.ts';
import { exerciseCatalog as catalog } from '../exercises/exercise-catalog.ts';
import { planWorkout } from './plan-workout.ts';
import { swapExercise } from './swap-exercise.ts';
import { stageOf } from './workout-stages.ts';

const anyReason: fc.Arbitrary<SwapReason> = fc.oneof(
  fc.constantFrom(...bodyParts).map((bodyPart) => ({ because: 'hurts', bodyPart }) as const),
  fc.constantFrom(...equipmentNames).map((equipment) => ({ because: 'no-equipment', equipment }) as const),
  fc.constant({ because: 'too-hard' } as const),
  fc.constant({ because: 'something-else' } as const),
);

it('an exchange is of the same stage, new to the workout, and without the trouble', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.string(), fc.nat(), anyReason, (seed, at, reason) => {
      const request = { ...workoutRequest(), seed };
      const workout = planWorkout(request);
      const unwanted = exerciseOf(workout[at % workout.length]!.id);
      const kept = workout.filter(({ id }) => id !== unwanted.id);
      const swapped = swapExercise({ ...request, kept }, unwanted, reason);
      if (!swapped) return;
      found += 1;
      const exercise = exerciseOf(swapped.id);
      expect(workout.map(({ id }) => id)).not.toContain(exercise.id);
      expect(stageOf(exercise)).toBe(stageOf(unwanted));
      expect(exercise.difficulty).toBeLessThanOrEqual(request.effort.difficulty);
      if (reason.because === 'hurts') expect(exercise.loads).not.toContain(reason.bodyPart);
      if (reason.because === 'no-equipment') expect(exercise.equipment).not.toContain(reason.equipment);
      if (reason.because === 'too-hard' && unwanted.difficulty > 1)
        expect(exercise.difficulty).toBeLessThan(unwanted.difficulty);
    }),
  );
  expect(found).toBeGreaterThan(50);
});

it('prefers the same goal and focus area', () => {
  const [first] = planWorkout(workoutRequest());
  const unwanted = exerciseOf(first!.id);
  const swapped = exerciseOf(swapExercise(workoutRequest(), unwanted, { because: 'something-else' })!.id);
  expect(swapped.goals.some((goal) => unwanted.goals.includes(goal))).toBe(true);
});

it('finds nothing in a catalog without an equivalent', () => {
  const [only] = catalog;
  expect(swapExercise({ ...workoutRequest(), catalog: [only!] }, only!, { because: 'something-else' })).toBeNull();
});
