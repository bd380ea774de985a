import { bodyParts, equipmentNames, type SwapReason, type TrainingGoal, trainingGoals } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exerciseOf, workoutRequest } from '../../test/workout-request.ts';
import { exerciseCatalog as catalog } from '../exercises/exercise-catalog.ts';
import type { Deficit } from '../needs/deficit.ts';
import { listCandidates } from './list-candidates.ts';
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
      const planned = workout[at % workout.length]!;
      const unwanted = exerciseOf(planned.id);
      const kept = workout.filter(({ id }) => id !== unwanted.id);
      const swapped = swapExercise({ ...request, kept }, { exercise: unwanted, planned }, reason);
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
  const about = { exercise: unwanted, planned: first! };
  const swapped = exerciseOf(swapExercise(workoutRequest(), about, { because: 'something-else' })!.id);
  expect(swapped.goals.some((goal) => unwanted.goals.includes(goal))).toBe(true);
});

it('serves the same deficit while there is an exercise for it', () => {
  const deficitOf = (goal: TrainingGoal, name: string): Deficit => ({
    goal,
    name,
    isTurn: false,
    clause: 'A fault',
    source: 'swing',
  });
  let exchanged = 0;
  for (const goal of trainingGoals) {
    const others = trainingGoals.filter((one) => one !== goal).slice(0, 2);
    const deficits = [goal, ...others].map((one) => deficitOf(one, `your ${one}`));
    const request = { ...workoutRequest(), deficits };
    const leftOut = new Set<string>();
    for (let planned = planWorkout(request)[0]!; planned.prescribedFor === goal; exchanged += 1) {
      const exercise = exerciseOf(planned.id);
      const swapped = swapExercise({ ...request, leftOut }, { exercise, planned }, { because: 'something-else' });
      leftOut.add(planned.id);
      const isThere = listCandidates({ ...request, leftOut }).some(
        (one) => one.stage === stageOf(exercise) && one.exercise.goals.includes(goal) && one.seconds <= 300,
      );
      if (isThere) expect([goal, swapped?.serves]).toEqual([goal, { source: 'swing', name: `your ${goal}` }]);
      if (!swapped) break;
      planned = swapped;
    }
  }
  expect(exchanged).toBeGreaterThan(20);
});

it('finds nothing in a catalog without an equivalent', () => {
  const [only] = catalog;
  const about = { exercise: only!, planned: { prescribedFor: null } };
  expect(swapExercise({ ...workoutRequest(), catalog: [only!] }, about, { because: 'something-else' })).toBeNull();
});
