import { expect, it } from 'vitest';
import { compareTopThree, findTopThree, topThreeCandidates } from './top-three.ts';

const totals = (...points: number[]) => points.map((each, at) => ({ userId: `golfer ${at + 1}`, points: each }));

it.each([
  ['no one without points', [0, 0], []],
  ['all, if they are few', [10], ['golfer 1']],
  ['the first three', [40, 30, 20, 10], ['golfer 1', 'golfer 2', 'golfer 3']],
  ['all who share the third place', [40, 30, 20, 20, 10], ['golfer 1', 'golfer 2', 'golfer 3', 'golfer 4']],
  ['three who share the first', [40, 40, 40, 30], ['golfer 1', 'golfer 2', 'golfer 3']],
  ['ten who share the first', Array(10).fill(5), totals(...Array(10).fill(5)).map(({ userId }) => userId)],
  ['nothing to say about eleven', Array(topThreeCandidates).fill(5), null],
])('%s', (_, points, top) => {
  expect(findTopThree(totals(...points))).toEqual(top);
});

it('says who has come and who has gone', () => {
  expect(compareTopThree(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual({ entered: ['d'], left: ['b'] });
});
