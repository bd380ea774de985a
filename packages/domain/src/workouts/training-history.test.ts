import { bodyParts, equipmentNames } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exerciseOf, workoutRequest } from '../../test/workout-request.ts';
import { addDays } from '../calendar/day-keys.ts';
import { planWorkout } from './plan-workout.ts';
import type { TrainingRows } from './training-history.ts';

const firstDay = '2026-11-01';

it('a workout leaves out what hurts for a week, and what the golfer does not have for four', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bodyParts), fc.constantFrom(...equipmentNames), (bodyPart, equipment) => {
      const swaps: TrainingRows['swaps'] = [
        { day: firstDay, reason: { because: 'hurts', bodyPart } },
        { day: firstDay, reason: { because: 'no-equipment', equipment } },
      ];
      const usedAfter = (days: number) =>
        planWorkout(workoutRequest({ swaps }, addDays(firstDay, days))).map(({ id }) => exerciseOf(id));
      for (const days of [0, 7]) expect(usedAfter(days).filter(({ loads }) => loads.includes(bodyPart))).toEqual([]);
      const { hurting, missing } = workoutRequest({ swaps }, addDays(firstDay, 8)).history;
      expect([hurting.size, missing.size]).toEqual([0, 1]);
      expect(usedAfter(28).filter((one) => one.equipment.includes(equipment))).toEqual([]);
      expect(workoutRequest({ swaps }, addDays(firstDay, 29)).history.missing.size).toBe(0);
    }),
  );
});
