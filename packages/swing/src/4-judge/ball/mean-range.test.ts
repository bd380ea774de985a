import type { BallAverage } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNormal } from '../../../test/seeded-normal.ts';
import { compareAverages, knownAverage, meanError, oneSidedError, smallestChange } from './mean-range.ts';

const average = (mean: number, standardDeviation: number | null, n: number): BallAverage => ({
  n,
  leftOut: 0,
  mean,
  standardDeviation,
});
const known = (standardDeviation: number, n: number) => ({ n, mean: 150, standardDeviation });

describe('the range of an average', () => {
  it.each([
    [10, 4, 11.77],
    [10, 25, 3.42],
    [10, 100, 1.66],
    [0, 10, 0],
  ])('shots that lie %d apart, %i of them: the average is known to ± %d', (deviation, n, error) => {
    expect(meanError(known(deviation, n))).toBeCloseTo(error, 1);
  });

  it('needs four shots', () => {
    expect(knownAverage(average(150, 8, 3))).toBeNull();
    expect(knownAverage(average(150, null, 1))).toBeNull();
    expect(knownAverage({ n: 0, mean: null, standardDeviation: null })).toBeNull();
    expect(knownAverage(average(150, 8, 4))).toEqual({ n: 4, mean: 150, standardDeviation: 8 });
  });

  it('holds the true average of random shots in nine of ten cases', () => {
    const random = seededNormal(7);
    const rounds = 4_000;
    let [held, below] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const shots = Array.from({ length: 8 }, () => 150 + 10 * random());
      const mean = shots.reduce((sum, each) => sum + each, 0) / shots.length;
      const deviation = Math.sqrt(shots.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (shots.length - 1));
      const of = { n: shots.length, mean, standardDeviation: deviation };
      if (Math.abs(mean - 150) <= meanError(of)) held++;
      if (mean - oneSidedError(of) < 150) below++;
    }
    expect(Math.abs(held / rounds - 0.9)).toBeLessThan(0.02);
    expect(Math.abs(below / rounds - 0.9)).toBeLessThan(0.02);
  });
});

describe('the smallest change that is no noise', () => {
  it('shrinks with more shots and grows with the spread', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 50, noNaN: true }), fc.integer({ min: 4, max: 500 }), (deviation, n) => {
        const smallest = smallestChange(known(deviation, n));
        expect(smallest).toBeGreaterThan(smallestChange(known(deviation, n + 1)));
        expect(smallest).toBeLessThan(smallestChange(known(deviation * 1.1, n)));
      }),
    );
  });

  it('is crossed by chance in one of ten months without a change', () => {
    const random = seededNormal(11);
    const month = () => {
      const shots = Array.from({ length: 12 }, () => 10 * random());
      const mean = shots.reduce((sum, each) => sum + each, 0) / shots.length;
      const deviation = Math.sqrt(shots.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (shots.length - 1));
      return average(mean, deviation, shots.length);
    };
    const rounds = 4_000;
    const changes = Array.from({ length: rounds }, () => compareAverages(month(), month()).kind);
    expect(Math.abs(changes.filter((kind) => kind === 'real').length / rounds - 0.1)).toBeLessThan(0.02);
    expect(Math.abs(changes.filter((kind) => kind !== 'noise').length / rounds - 0.2)).toBeLessThan(0.03);
  });

  it.each([
    [156, 'real'],
    [154, 'likely'],
    [153, 'noise'],
    [144, 'real'],
    [150, 'noise'],
  ])('from an average of 150 to %d: %s', (mean, kind) => {
    // 20 shots each with a spread of 9: 4.8 are real, 3.7 likely.
    expect(compareAverages(average(mean, 9, 20), average(150, 9, 20))).toMatchObject({ kind, difference: mean - 150 });
  });

  it('is open with too few shots', () => {
    expect(compareAverages(average(170, 9, 20), average(150, 9, 3))).toEqual({ kind: 'open' });
  });
});
