import fc from 'fast-check';
import { expect, it } from 'vitest';
import { turnNames } from './turn-model.ts';
import { removeVideoBias, videoBiases } from './video-bias.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('a reading loses its bias and is never surer than before', () => {
  fc.assert(
    fc.property(degrees(0, 130), degrees(2, 30), degrees(1, 3), degrees(-20, 20), degrees(0, 10), (...drawn) => {
      const [valueDeg, usualErrorDeg, stretch, biasDeg, addedErrorDeg] = drawn;
      const read = removeVideoBias({ valueDeg, usualErrorDeg, stretch }, { biasDeg, addedErrorDeg });
      expect(read.valueDeg + biasDeg).toBeCloseTo(valueDeg, 9);
      expect(read.stretch).toBe(stretch);
      expect(read.usualErrorDeg).toBeGreaterThanOrEqual(usualErrorDeg);
      expect(read.usualErrorDeg * stretch).toBeCloseTo(Math.hypot(usualErrorDeg * stretch, addedErrorDeg), 6);
    }),
  );
});

it.each(['landmarks', 'blends'] as const)('the X-factor of %s loses what both turns lose', (part) => {
  for (const source of ['faceOn', 'downTheLine', 'both'] as const) {
    const biases = videoBiases[part][source];
    expect(biases.xFactorDeg.biasDeg).toBeCloseTo(biases.shoulderTurnDeg.biasDeg - biases.hipRotationDeg.biasDeg, 1);
    for (const turn of turnNames) expect(Math.abs(biases[turn].biasDeg)).toBeLessThan(25);
  }
});

it('shoulders are read farther down the line than face-on, and less far from both views than from there', () => {
  const { faceOn, both, downTheLine } = videoBiases.blends;
  expect(faceOn.shoulderTurnDeg.biasDeg).toBeLessThan(both.shoulderTurnDeg.biasDeg);
  expect(both.shoulderTurnDeg.biasDeg).toBeLessThan(downTheLine.shoulderTurnDeg.biasDeg);
});
