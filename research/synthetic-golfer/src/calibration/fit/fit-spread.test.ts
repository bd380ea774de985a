import { expect, it } from 'vitest';
import { makeRandom } from '../../geometry/random.ts';
import { fitSpread, type HeldOutReading, measureCoverage } from './fit-spread.ts';

const random = makeRandom(9);
const rangeDeg = [-500, 500];
/** Readings with errors of this size; an uneven error is larger upward. */
const readings = (body: string, errorDeg: number, uneven = 1): HeldOutReading[] =>
  Array.from({ length: 1000 }, (_, swing) => {
    const normal = Array.from({ length: 12 }, random).reduce((a, b) => a + b) - 6;
    const truthDeg = 60 - normal * errorDeg * (normal < 0 ? uneven : 1);
    return { body, swing, truthDeg, reading: { valueDeg: 60, usualErrorDeg: 5, stretch: 1 } };
  });

it('makes the interval as wide as errors of unknown bodies are, and uneven if they are', () => {
  const heldOut = readings('one', 5, 2);
  const { lowerMargin, upperMargin } = fitSpread(heldOut, rangeDeg);
  expect(lowerMargin).toBeCloseTo(1.65, 0.5);
  expect(upperMargin).toBeGreaterThan(1.7 * lowerMargin);
  expect(measureCoverage({ lowerMargin, upperMargin, rangeDeg }, heldOut).all).toBeCloseTo(0.9, 1);
});

it('widens it for a body that is read worse than the others', () => {
  const alike = [...readings('one', 5), ...readings('two', 5), ...readings('three', 5)];
  const worse = [...readings('one', 5), ...readings('two', 5), ...readings('three', 6)];
  const share = (heldOut: HeldOutReading[]) => {
    const spread = fitSpread(heldOut, rangeDeg);
    return measureCoverage(spread, heldOut).bodies.find(({ body }) => body === 'three')?.share ?? 0;
  };
  expect(share(worse)).toBeGreaterThan(0.86);
  expect(fitSpread(worse, rangeDeg).upperMargin).toBeGreaterThan(fitSpread(alike, rangeDeg).upperMargin);
});
