import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { compareMeasured, compareTyped, shownDifference, toStep } from './change.ts';

it.each([
  [104, 81, 5, 25],
  [102.4, 102.6, 5, -5],
  [3.44, 2.56, 0.1, 0.8],
  [98.4, 94, 0.1, 4.4],
  [231.4, 231.3, 1, 0],
])('between %d and %d in steps of %d shows %d', (now, before, step, difference) => {
  expect(shownDifference(now, before, step)).toBe(difference);
});

it('is always what the eye can subtract', () => {
  const value = fc.double({ min: -200, max: 400, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.constantFrom(0.1, 1, 5), (now, before, step) => {
      expect(shownDifference(now, before, step)).toBeCloseTo(toStep(now, step) - toStep(before, step), 6);
    }),
  );
});

describe('a measured value', () => {
  it('changed if the two ± cannot explain the difference', () => {
    expect(compareMeasured(measured(3.4, 0.3), measured(3.1, 0.3), 0.1)).toEqual({ kind: 'noise', difference: 0.3 });
    expect(compareMeasured(measured(3.4, 0.3), measured(2.6, 0.3), 0.1)).toEqual({
      kind: 'beyond-noise',
      difference: 0.8,
    });
    expect(compareMeasured(measured(3.4, 0), measured(3.4, 0), 0.1)).toEqual({ kind: 'noise', difference: 0 });
  });

  it('that is only a bound is not compared', () => {
    const bound = measured(35, 0, { bound: 'at-most' });
    const answer = { kind: 'not-comparable', reason: 'bound' };
    expect(compareMeasured(measured(30, 4), bound, 1)).toEqual(answer);
    expect(compareMeasured(bound, measured(30, 4), 1)).toEqual(answer);
  });
});

describe('a typed value', () => {
  it.each([
    [98.4, 94, 1, 6, 'beyond-noise'],
    [98.4, 94, 2, 6, 'noise'],
    [98.4, 94, 1, 3, 'open'],
    [98.4, 94, null, 1, 'open'],
    [94, 94, 0, 6, 'noise'],
    [94.1, 94, 0, 6, 'beyond-noise'],
  ] as const)('of %d after %d, spread %s of %d swings: %s', (now, before, standardDeviation, n, kind) => {
    const difference = shownDifference(now, before, 0.1);
    expect(compareTyped(now, before, { n, standardDeviation }, 0.1)).toEqual({ kind, difference });
  });
});
