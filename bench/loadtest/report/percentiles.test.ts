import { expect, test } from 'vitest';
import { percentilesOf } from './percentiles.ts';

test('nothing measured has no percentiles', () => {
  expect(percentilesOf([])).toBeNull();
});

test('one value is every percentile', () => {
  expect(percentilesOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
});

test.each([
  [2, { p50: 1, p95: 2, p99: 2, max: 2 }],
  [20, { p50: 10, p95: 19, p99: 20, max: 20 }],
  [100, { p50: 50, p95: 95, p99: 99, max: 100 }],
  [1_000, { p50: 500, p95: 950, p99: 990, max: 1_000 }],
])('of the numbers 1 to %d in any order they are the nearest ranks', (count, expected) => {
  const values = Array.from({ length: count }, (_, index) => ((index * 7_919) % count) + 1);
  expect(new Set(values).size).toBe(count);
  expect(percentilesOf(values)).toEqual({ count, ...expected });
});

test('numbers are ordered by their size, not by their digits, and the input stays as it is', () => {
  const values = [100, 9, 20];
  expect(percentilesOf(values)).toMatchObject({ p50: 20, max: 100 });
  expect(values).toEqual([100, 9, 20]);
});
