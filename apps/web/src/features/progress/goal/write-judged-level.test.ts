import type { GoalMeasure } from '@trueswing/contracts';
import { writeGoalNumber } from '@trueswing/domain';
import type { Stature } from '@trueswing/swing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeJudgedLevel } from './write-judged-level.ts';

const closer = { measurement: 'earlyExtensionBh', direction: 'down', target: 3 } as const;
const tall: Stature = { heightCm: 180, unit: 'cm' };
const small: Stature = { heightCm: 150, unit: 'cm' };

it.each([
  // 3.4 % are at 3 %, and 6.12 cm beside 5.4 cm.
  ['at its target', { ...closer, ending: 'reached' }, 3.4, tall, '5 cm'],
  ['at its target from the start', { ...closer, ending: 'already-there' }, 3.4, tall, '5 cm'],
  ['beyond its target', { ...closer, ending: 'reached' }, 1, tall, '2 cm'],
  // 3.55 % are short of 3 %, and 5.3 cm beside 4.5 cm.
  ['short of its target', { ...closer, ending: 'gained' }, 3.55, small, '6 cm'],
  ['far from its target', { ...closer, ending: 'gained' }, 6, small, '9 cm'],
  ['in inches', { ...closer, ending: 'reached' }, 3.4, { ...tall, unit: 'in' }, '2 in'],
  ['of a height that is not known', { ...closer, ending: 'reached' }, 3.4, null, '3 %'],
  [
    'of a size with the other sign',
    { measurement: 'headLiftAtTopBh', direction: 'up', target: -3, ending: 'reached' },
    -3.4,
    tall,
    '5 cm',
  ],
  ['of a turn', { measurement: 'hipRotationDeg', direction: 'up', target: 40, ending: 'gained' }, 36, tall, '35°'],
] as const)('writes a level %s', (_, goal, level, stature, text) => {
  expect(writeJudgedLevel(goal, level, stature)).toBe(text);
});

it('never contradicts its ending, whatever the height', () => {
  const scales = fc.constantFrom<[GoalMeasure, 'up' | 'down', -1 | 1]>(
    ['earlyExtensionBh', 'down', 1],
    ['headMovementBh', 'down', 1],
    ['headLiftAtTopBh', 'up', -1],
    ['pelvisSlideBh', 'up', 1],
    ['pelvisSlideBh', 'down', 1],
  );
  const [size, off] = [fc.integer({ min: 5, max: 10 }), fc.double({ min: 0.01, max: 4, noNaN: true })];
  const unit = fc.constantFrom('in' as const, 'cm' as const);
  fc.assert(
    fc.property(scales, size, off, fc.integer({ min: 90, max: 250 }), unit, (scale, share, short, heightCm, of) => {
      const [measurement, direction, sign] = scale;
      const stature = { heightCm, unit: of };
      const up = direction === 'up' ? 1 : -1;
      const target = sign * share;
      const ending = short <= 0.5 ? 'reached' : 'gained';
      const goal = { measurement, direction, target, ending } as const;
      const written = Number.parseFloat(writeJudgedLevel(goal, target - up * short, stature));
      const isShort = (written - Number.parseFloat(writeGoalNumber(measurement, target, stature))) * sign * up < 0;
      expect(isShort).toBe(ending === 'gained');
    }),
  );
});
