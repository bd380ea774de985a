import { type BallAverage, ballNumberNames, ballNumbers } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNormal } from '../../../test/seeded-normal.ts';
import { averageBall, type BallShot } from './average-ball.ts';
import { compareAverages, knownAverage, meanError, oneSidedError, shownLimit, smallestChange } from './mean-range.ts';

const average = (mean: number, standardDeviation: number | null, n: number): BallAverage => ({
  n,
  leftOut: 0,
  mean,
  standardDeviation,
});
const known = (standardDeviation: number, n: number) => ({ n, mean: 150, standardDeviation });

/** The average of a month of random shots. */
function month(random: () => number, n: number, spread: number): BallAverage {
  const shots = Array.from({ length: n }, () => spread * random());
  const mean = shots.reduce((sum, each) => sum + each, 0) / n;
  return average(mean, Math.sqrt(shots.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1)), n);
}
const shareOf = (changes: readonly { kind: string }[], kinds: readonly string[]) =>
  changes.filter(({ kind }) => kinds.includes(kind)).length / changes.length;

/** A session on the range, rounded as launch monitors' files are. */
const range = (n: number, random: () => number): BallShot[] =>
  Array.from({ length: n }, () => {
    const tenths = (mean: number, spread: number) => Math.round((mean + spread * random()) * 10) / 10;
    return {
      carryYd: tenths(150, 8),
      ballSpeedMph: tenths(110, 2.5),
      clubSpeedMph: tenths(82, 1.2),
      spinRpm: Math.round(6_200 + 400 * random()),
      launchAngleDeg: tenths(17, 1.5),
      clubPathDeg: tenths(-1, 2),
      faceAngleDeg: tenths(1, 2),
    };
  });

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
    expect(knownAverage(average(150, 8, 3), 0)).toBeNull();
    expect(knownAverage(average(150, null, 1), 0)).toBeNull();
    expect(knownAverage({ n: 0, mean: null, standardDeviation: null }, 0)).toBeNull();
    expect(knownAverage(average(150, 8, 4), 0)).toEqual({ n: 4, mean: 150, standardDeviation: 8 });
  });

  it('of equal shots is as wide as the rounding of their digits', () => {
    expect(knownAverage(average(98.4, 0, 4), 1)?.standardDeviation).toBeCloseTo(0.0289, 4);
    expect(knownAverage(average(1.48, 1e-9, 4), 2)?.standardDeviation).toBeCloseTo(0.00289, 5);
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

describe('the smallest change beyond chance', () => {
  it('shrinks with more shots and grows with the spread', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 50, noNaN: true }), fc.integer({ min: 4, max: 500 }), (deviation, n) => {
        const smallest = smallestChange(known(deviation, n));
        expect(smallest).toBeGreaterThan(smallestChange(known(deviation, n + 1)));
        expect(smallest).toBeLessThan(smallestChange(known(deviation * 1.1, n)));
      }),
    );
  });

  it('is crossed by chance in one of a hundred months without a change, the smaller limit in one of ten', () => {
    const random = seededNormal(11);
    // Shown with three decimals, so that rounding decides nothing.
    const changes = Array.from({ length: 4_000 }, () =>
      compareAverages(month(random, 12, 10), month(random, 12, 10), 3),
    );
    expect(Math.abs(shareOf(changes, ['beyond-chance']) - 0.01)).toBeLessThan(0.005);
    expect(Math.abs(shareOf(changes, ['beyond-chance', 'maybe-chance']) - 0.1)).toBeLessThan(0.02);
  });

  it.each([
    [4, 10, 100, 10],
    [4, 10, 100, 3],
    [100, 10, 6, 20],
  ])('is crossed by chance as seldom between %i shots that lie %d apart and %i that lie %d apart', (n, one, m, two) => {
    const random = seededNormal(13);
    const changes = Array.from({ length: 4_000 }, () =>
      compareAverages(month(random, n, one), month(random, m, two), 3),
    );
    expect(shareOf(changes, ['beyond-chance'])).toBeLessThan(0.02);
    expect(shareOf(changes, ['beyond-chance'])).toBeGreaterThan(0.004);
  });

  it.each([8, 40, 200])('is crossed no more often by the shown digits of any number of %i shots', (n) => {
    const random = seededNormal(17);
    const months = Array.from({ length: 600 }, () => averageBall(range(n, random)));
    for (const name of ballNumberNames) {
      const { digits } = ballNumbers[name];
      const changes = months.slice(1).map((now, i) => compareAverages(now[name], (months[i] ?? now)[name], digits));
      expect(shareOf(changes, ['beyond-chance']), name).toBeLessThan(0.025);
      for (const change of changes) {
        if (change.kind !== 'beyond-chance' && change.kind !== 'maybe-chance') continue;
        expect(Number(Math.abs(change.difference).toFixed(digits))).toBeGreaterThan(0);
      }
    }
  });

  it('is never shown as nothing, and equal shots change by a shown digit', () => {
    expect(shownLimit(0, 2)).toBe(0.01);
    expect(shownLimit(-1e-12, 0)).toBe(1);
    expect(shownLimit(4.2, 0)).toBe(5);
    expect(shownLimit(4.8, 0)).toBe(6);
    expect(shownLimit(0.25, 1)).toBeCloseTo(0.3, 9);
    expect(compareAverages(average(1.48, 0, 9), average(1.48, 0, 9), 2)).toEqual({
      kind: 'chance',
      difference: 0,
      limit: 0.01,
    });
  });

  it('and the difference are compared as they are shown', () => {
    // 7.7 are real. 7.6 and 8.4 are both shown as 8, so 9 is the smallest size that is surely real.
    for (const mean of [157.6, 158.4]) {
      expect(compareAverages(average(mean, 9, 20), average(150, 9, 20), 0)).toEqual({
        kind: 'maybe-chance',
        difference: 8,
        limit: 9,
      });
    }
    // 0.4 yards are beyond the limit of 200 equal shots, but are shown as none.
    expect(compareAverages(average(150.4, 0.5, 200), average(150, 0.5, 200), 0)).toMatchObject({ kind: 'chance' });
  });

  it.each([
    [159, 'beyond-chance'],
    [155, 'maybe-chance'],
    [154, 'chance'],
    [141, 'beyond-chance'],
    [150, 'chance'],
  ])('from an average of 150 to %d: %s', (mean, kind) => {
    // 20 shots each with a spread of 9: 7.7 are real, 4.8 likely.
    expect(compareAverages(average(mean, 9, 20), average(150, 9, 20), 0)).toMatchObject({
      kind,
      difference: mean - 150,
    });
  });

  it('is open with too few shots', () => {
    expect(compareAverages(average(170, 9, 20), average(150, 9, 3), 0)).toEqual({ kind: 'open' });
  });
});
