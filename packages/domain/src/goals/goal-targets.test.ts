import { type GoalMeasure, goalMeasures, goalTargets } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directionFrom, proposedTarget, targetsBeyond } from './goal-targets.ts';

const offer = (measurement: GoalMeasure, level: number) =>
  targetsBeyond(measurement, level, directionFrom(measurement, level));

it.each<[string, GoalMeasure, number, number | undefined, number]>([
  ['a turn below its target leads to the target', 'hipRotationDeg', 31, 35, 40],
  ['a turn at its target leads beyond it', 'hipRotationDeg', 42, 45, 45],
  ['a turn as far as can be has no target', 'hipRotationDeg', 70, undefined, 40],
  ['a quick tempo leads up to the usual one', 'tempoRatio', 2.4, 2.5, 3],
  ['a slow tempo leads down to the usual one', 'tempoRatio', 3.6, 3.5, 3],
  ['the usual tempo has no target', 'tempoRatio', 3, undefined, 3],
])('%s', (_, measurement, level, nearest, proposed) => {
  const targets = offer(measurement, level);
  expect(targets[0]).toBe(nearest);
  expect(proposedTarget(measurement, targets)).toBe(proposed);
});

it.each<[GoalMeasure, number, number[]]>([
  ['hipRotationDeg', 57.5, [60, 65, 70]],
  ['hipRotationDeg', 57.6, [65, 70]],
  ['tempoRatio', 2.6, [2.7, 2.8, 2.9, 3]],
  ['tempoRatio', 3.3, [3.2, 3.1, 3]],
])('offers for the %s of %d all steps beyond it, the nearest first', (measurement, level, targets) => {
  expect(offer(measurement, level)).toEqual(targets);
});

it('offers only targets that the server takes, none of them at the level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goalMeasures),
      fc.double({ min: 0, max: 150, noNaN: true }),
      (measurement, level) => {
        const { min, max, step } = goalTargets[measurement];
        for (const target of offer(measurement, level)) {
          expect(target).toBeGreaterThanOrEqual(min);
          expect(target).toBeLessThanOrEqual(max);
          expect(Math.abs(target - level)).toBeGreaterThanOrEqual(step / 2);
        }
      },
    ),
  );
});
