import type { GoalMeasure } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeLeastGain, writeLevel } from './write-goal-number.ts';

const inches: Stature = { heightCm: 180, unit: 'in' };

it.each<[GoalMeasure, number, Stature | null, string]>([
  ['hipRotationDeg', 37, null, '35°'],
  ['tempoRatio', 2.96, null, '3.0'],
  ['spineAngleDeg', 33.4, null, '33°'],
  ['spineAngleChangeDeg', -12.2, null, '12°'],
  // Less than nothing of what is to be little is nothing.
  ['spineAngleChangeDeg', 3, null, '0°'],
  ['headLiftAtImpactBh', -2, null, '0 %'],
  ['headLiftAtTopBh', 1, inches, '0 in'],
  ['earlyExtensionBh', -3, inches, '0 in'],
  ['earlyExtensionBh', 4, inches, '3 in'],
  // What has two directions says the other one.
  ['sideBendAtTopDeg', 8, null, '8°'],
  ['sideBendAtTopDeg', -8, null, '8° toward target'],
  ['pelvisSlideBh', -3, null, '3 % away from target'],
  ['faceAngleDeg', -3, null, '3.0° left'],
])('writes the level of the %s of %d for %o', (measurement, level, stature, text) => {
  expect(writeLevel(measurement, level, stature)).toBe(text);
});

it.each<[GoalMeasure, number, Stature | null, string]>([
  ['hipRotationDeg', 4.2, null, '5°'],
  ['tempoRatio', 0.31, null, '0.4'],
  ['pelvisSwayBh', 2.1, null, '3 %'],
  // 2.13 in are not seen as 2 in.
  ['pelvisSwayBh', 3, inches, '2.5 in'],
  ['pelvisSwayBh', 3, { heightCm: 180, unit: 'cm' }, '6 cm'],
])('rounds the least gain of the %s of %d up for %o', (measurement, gain, stature, text) => {
  expect(writeLeastGain(measurement, gain, stature)).toBe(text);
});

it('never writes a gain as less than it is, whatever the height', () => {
  const gain = fc.double({ min: 0.1, max: 12, noNaN: true });
  const height = fc.integer({ min: 90, max: 250 });
  fc.assert(
    fc.property(gain, height, fc.constantFrom('in' as const, 'cm' as const), (percent, heightCm, unit) => {
      const written = Number.parseFloat(writeLeastGain('pelvisSwayBh', percent, { heightCm, unit }));
      const exact = ((percent / 100) * heightCm) / (unit === 'in' ? 2.54 : 1);
      expect(written).toBeGreaterThanOrEqual(exact - 1e-6);
      expect(written).toBeLessThan(exact + 1);
    }),
  );
});
