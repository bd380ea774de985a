import type { Measurements } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { measuredAngles } from './measured-angles.ts';

const deg = (value: number) => ({ value, plusMinus: 6, at: 'top', confidence: 0.8 }) as const;
const measurements: Measurements = {
  sideBendAtAddressDeg: deg(-9),
  sideBendAtTopDeg: deg(6),
  sideBendDeg: deg(-24),
  shoulderTiltAtImpactDeg: deg(-20),
  spineAngleDeg: deg(38),
  spineAngleChangeDeg: deg(-8),
  shoulderTiltAtTopDeg: { withheld: 'Hidden.' },
};

test('a line has the number of the report at the moment of that number', () => {
  expect(measuredAngles(measurements, 'face-on')).toEqual({
    address: { spine: 9 },
    top: { spine: 6 },
    impact: { spine: 24, shoulders: 20 },
  });
  expect(measuredAngles(measurements, 'down-the-line')).toEqual({
    address: { spine: 38 },
    top: {},
    impact: { spine: 30 },
  });
});

test('without numbers there are none', () => {
  expect(Object.values(measuredAngles({}, 'down-the-line'))).toEqual([{}, {}, {}]);
});
