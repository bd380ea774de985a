import { type GoalMeasure, goalMeasures } from '@trueswing/contracts';
import { isTarget } from '@trueswing/domain';
import { directionFrom, goalScales } from '@trueswing/swing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proposedTarget, targetsFrom } from './goal-targets.ts';

it.each<[string, GoalMeasure, number, number | undefined, number | undefined]>([
  ['a turn below its target leads to the target', 'hipRotationDeg', 31, 35, 40],
  ['a turn at its target leads beyond it', 'hipRotationDeg', 42, 45, 45],
  ['a turn as far as can be has no target', 'hipRotationDeg', 70, undefined, undefined],
  ['a quick tempo leads up to the usual one', 'tempoRatio', 2.4, 2.5, 3],
  ['a slow tempo leads down to the usual one', 'tempoRatio', 3.6, 3.5, 3],
  ['the usual tempo has no target', 'tempoRatio', 3, undefined, undefined],
  ['an upright spine leads down to the near end of its target', 'spineAngleDeg', 19, 25, 30],
  ['a bent spine leads up to the near end of its target', 'spineAngleDeg', 54, 50, 45],
  ['a spine on target has no target', 'spineAngleDeg', 36, undefined, undefined],
  ['a spine close to its target has none', 'spineAngleDeg', 28, undefined, undefined],
  ['a bent spine close to its target has none', 'spineAngleDeg', 47, undefined, undefined],
  ['a narrow stance leads to a usual one', 'stanceWidthHw', 1.24, 1.3, 1.5],
  ['a spine that straightens leads to what is usual', 'spineAngleChangeDeg', -13, -12, -8],
  ['a spine that hardly straightens leads to none', 'spineAngleChangeDeg', -4, -2, -2],
  ['a spine that bends more has no target', 'spineAngleChangeDeg', 5, undefined, undefined],
  ['hips that move to the ball lead back', 'earlyExtensionBh', 6, 5, 2],
  ['hips that stay back have no target', 'earlyExtensionBh', -1, undefined, undefined],
  ['a head that moves leads to a quieter one', 'headMovementBh', 14, 13, 9],
  ['hips that hang back lead forward', 'pelvisSlideBh', -2, 1, 2],
  ['hips that slide far lead back', 'pelvisSlideBh', 16, 15, 12],
  ['a lean toward the target leads away from it', 'sideBendAtTopDeg', -6, 5, 5],
  ['a face to the right leads to nearly straight', 'faceAngleDeg', 5.2, 4.5, 1],
  ['a path to the left leads to nearly straight on its side', 'clubPathDeg', -6, -5.5, -1],
  ['a face that is nearly straight leads to straight', 'faceToPathDeg', 0.7, 0, 0],
  ['a straight face has no target', 'faceAngleDeg', -0.2, undefined, undefined],
])('%s', (_, measurement, level, nearest, proposed) => {
  const targets = targetsFrom(measurement, level);
  expect(targets[0]).toBe(nearest);
  expect(targets.length > 0 ? proposedTarget(measurement, targets) : undefined).toBe(proposed);
});

it.each<[GoalMeasure, number, number[]]>([
  ['hipRotationDeg', 57.5, [60, 65, 70]],
  ['hipRotationDeg', 57.6, [65, 70]],
  ['tempoRatio', 2.6, [2.7, 2.8, 2.9, 3]],
  ['tempoRatio', 3.3, [3.2, 3.1, 3]],
  ['spineAngleDeg', 54, [50, 45, 40, 35, 30]],
  ['headLiftAtTopBh', -6.4, [-5, -4, -3, -2, -1]],
])('offers for the %s of %d all steps beyond it, the nearest first', (measurement, level, targets) => {
  expect(targetsFrom(measurement, level)).toEqual(targets);
});

it.each<[GoalMeasure, number, number, number]>([
  ['smashFactor', 1.28, 1.33, 1.33],
  ['smashFactor', 1.4, 1.488, 1.49],
  ['spinRpm', 3_900, 3_346, 3_300],
  ['spinRpm', 3_900, 3_300, 3_300],
  ['faceAngleDeg', -7, 0, -1],
  ['faceAngleDeg', -7, -2, -2],
  ['clubPathDeg', 8.5, 5, 5],
  ['clubPathDeg', 16, 10, 8],
])('proposes for the %s of %d, which should be %d, the first target there', (measurement, level, aim, target) => {
  expect(proposedTarget(measurement, targetsFrom(measurement, level), aim)).toBe(target);
});

it('offers no smash factor that the club cannot have', () => {
  expect(targetsFrom('smashFactor', 1.28, '7-iron').at(-1)).toBe(1.46);
  expect(targetsFrom('smashFactor', 1.28, 'driver').at(-1)).toBe(1.5);
  expect(targetsFrom('smashFactor', 1.46, '7-iron')).toEqual([]);
});

it('offers only targets that the server takes, none of them at the level, and proposes one of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goalMeasures),
      fc.oneof(fc.double({ min: -150, max: 150, noNaN: true }), fc.double({ min: 0, max: 8_000, noNaN: true })),
      (measurement, level) => {
        const targets = targetsFrom(measurement, level);
        for (const target of targets) {
          expect(isTarget(measurement, target)).toBe(true);
          expect((target - level) * directionFrom(measurement, level)).toBeGreaterThanOrEqual(
            goalScales[measurement].step / 2,
          );
        }
        if (targets.length > 0) expect(targets).toContain(proposedTarget(measurement, targets));
      },
    ),
  );
});

it('leads no level away from where it should be: a golfer at the target of a goal is offered no goal back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goalMeasures),
      fc.double({ min: -30, max: 130, noNaN: true }),
      (measurement, level) => {
        const direction = directionFrom(measurement, level);
        for (const target of targetsFrom(measurement, level)) {
          const next = targetsFrom(measurement, target);
          expect(next.every((beyond) => (beyond - target) * direction > 0)).toBe(true);
        }
      },
    ),
  );
});
