import { expect, test } from 'vitest';
import { median, risingShare } from './robust-statistics.ts';

test.each([
  [[], Number.NaN],
  [[7], 7],
  [[100, 9], 54.5],
  [[3, 1, 2], 2],
  [[1, 2, 3, 9_000], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [[], 0],
  [[1], 0],
  [[1, 2, 3, 10], 1],
  [[3, 2, 1], -1],
  [[5, 5, 5], 0],
  [[1, 3, 2], 1 / 3],
])('the trend of %j is %d', (values, expected) => {
  expect(risingShare(values)).toBeCloseTo(expected);
});
