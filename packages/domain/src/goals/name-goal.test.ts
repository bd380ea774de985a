import { goalMeasures } from '@trueswing/contracts';
import { goalScales, sayInLengths } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { nameTarget, nounOfGoal } from './name-goal.ts';

it.each([
  [{ measurement: 'hipRotationDeg', target: 40 }, 'a hip turn of 40°'],
  [{ measurement: 'xFactorDeg', target: 45 }, 'an X-factor of 45°'],
  [{ measurement: 'tempoRatio', target: 3 }, 'a tempo of 3.0'],
  [{ measurement: 'stanceWidthHw', target: 1.5 }, 'a stance of 1.5 hip widths'],
  [{ measurement: 'spineAngleChangeDeg', target: -8 }, 'a spine that straightens at most 8°'],
  [{ measurement: 'headLiftAtTopBh', target: -4 }, 'a head that dips at most 4 % of your height going back'],
  [{ measurement: 'pelvisSwayBh', target: 4 }, 'a hip sway of at most 4 % of your height'],
  [{ measurement: 'faceAngleDeg', target: 1 }, 'a face angle of 1.0° right'],
  [{ measurement: 'clubPathDeg', target: -1.5 }, 'a club path of 1.5° left'],
  [{ measurement: 'faceToPathDeg', target: 0 }, 'a face to path of 0.0°'],
  [{ measurement: 'smashFactor', target: 1.33 }, 'a smash factor of 1.33'],
  [{ measurement: 'spinRpm', target: 2_700 }, 'a spin rate of 2,700 rpm'],
] as const)('%o is "%s"', (goal, name) => {
  expect(nameTarget(goal)).toBe(name);
});

it('names a length in the unit of the golfer, also in a text that was written before', () => {
  const goal = { measurement: 'headLiftAtTopBh', target: -4 } as const;
  const stature = { heightCm: 180, unit: 'in' } as const;
  expect(nameTarget(goal, stature)).toBe('a head that dips at most 3 in going back');
  for (const measurement of goalMeasures) {
    const { min, max } = goalScales[measurement];
    for (const target of [min, max]) {
      const written = nameTarget({ measurement, target });
      expect(sayInLengths(`Your goal is ${written}.`, stature)).toBe(
        `Your goal is ${nameTarget({ measurement, target }, stature)}.`,
      );
      expect(written).not.toMatch(/−|-\d|NaN/);
    }
  }
});

it('has a noun for each number, of four words at most', () => {
  for (const measurement of goalMeasures) expect(nounOfGoal(measurement).split(' ').length).toBeLessThanOrEqual(4);
});
