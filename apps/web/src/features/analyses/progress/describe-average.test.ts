import { expect, test } from 'vitest';
import { describeAverage } from './describe-average.ts';

test.each([
  [{ n: 1, leftOut: 0, mean: 95.24, standardDeviation: null }, '95.2', '1 shot', null, '3 more shots for a range'],
  [{ n: 3, leftOut: 0, mean: 95, standardDeviation: 2 }, '95.0', '3 shots', null, '1 more shot for a range'],
  [{ n: 30, leftOut: 2, mean: 95, standardDeviation: 2 }, '94.4–95.6', '30 shots, 2 left out', '1.5', null],
  [{ n: 30, leftOut: 0, mean: 98.4, standardDeviation: 0 }, '98.4', '30 shots', '0.1', null],
])('describes %o', (average, range, shots, smallest, missing) => {
  expect(describeAverage(average, 1)).toEqual({ range, shots, smallest, missing });
});

test('a change of the size that is shown is never noise', () => {
  // 2.819 · 8 · √(2/12) = 9.2: what is shown as 9 may be 8.5, so 10 is the smallest that is surely real.
  expect(describeAverage({ n: 12, leftOut: 0, mean: 150, standardDeviation: 8 }, 0).smallest).toBe('10');
});
