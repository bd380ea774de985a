import { describe, expect, it } from 'vitest';
import { describeTier, nextTierOf, tierOf } from './streak-tiers.ts';

describe('the tier of a streak', () => {
  it.each([
    [0, 1, 5],
    [2, 1, 5],
    [3, 1.25, 6],
    [4, 1.25, 6],
    [5, 1.5, 8],
    [6, 1.5, 8],
    [7, 2, 10],
    [9, 2, 10],
    [10, 2.5, 13],
    [14, 2.5, 13],
    [15, 3, 15],
    [400, 3, 15],
  ])('of %d weeks: %d times, %d points', (weeks, multiplier, pointsPerExercise) => {
    expect(tierOf(weeks)).toMatchObject({ multiplier, pointsPerExercise });
  });
});

it.each([
  [0, 3],
  [2, 3],
  [3, 5],
  [9, 10],
  [14, 15],
  [15, undefined],
  [400, undefined],
])('after a streak of %d weeks the next tier begins at %s', (weeks, next) => {
  expect(nextTierOf(weeks)?.fromWeeks).toBe(next);
});

it('has the multiplier as its label', () => {
  expect([0, 4, 5, 15].map((weeks) => describeTier(tierOf(weeks)))).toEqual([
    '1.0× points',
    '1.25× points',
    '1.5× points',
    '3.0× points',
  ]);
});
