import { describe, expect, test } from 'vitest';
import { type Golfer, penny, rank, standingIn } from '../../../../test/fixtures/leaderboard.ts';
import { describeGap, describeTie } from './describe-gap.ts';

const named = (...golfers: [string, number][]): Golfer[] =>
  golfers.map(([firstName, monthlyPoints]) => ({ id: firstName, firstName, monthlyPoints }));
const standing = (own: number, ...golfers: [string, number][]) =>
  standingIn(rank([...named(...golfers), ...(own > 0 ? [penny(own)] : [])]));
const yourId = penny(0).id;

describe('the next place', () => {
  test.each([
    [standing(84, ['Ann', 90], ['Bob', 80]), '6 points to catch Ann.', 84 / 90],
    [standing(89, ['Ann', 90]), '1 point to catch Ann.', 89 / 90],
    [standing(40, ['Ann', 90], ['Bob', 44], ['Cal', 44]), '4 points to catch Cal.', 40 / 44],
    [standing(90, ['Bob', 80]), 'You lead Bob by 10 points.', null],
    [standing(90, ['Bob', 90], ['Cal', 10]), 'You share the lead.', null],
    [standing(90), 'You lead the month.', null],
    // With a golfer who does not want to be listed.
    [{ ...standing(90), isTied: true }, 'You share the lead.', null],
    [{ ...standing(90, ['Bob', 80]), isTied: true }, 'You share the lead.', null],
    // Answers of a service of the version before.
    [{ ...standing(90, ['Bob', 90]), isTied: undefined }, 'You share the lead.', null],
  ])('of %j', (of, sentence, share) => {
    expect(describeGap(of, yourId)).toEqual({ sentence, share });
  });

  test('has no name if the next golfer does not want to be listed', () => {
    const of = { ...standing(84, ['Ann', 90], ['Bob', 100]), neighbors: rank([penny(84)]) };
    expect(describeGap(of, yourId)?.sentence).toBe('6 points to catch the next golfer.');
  });

  test('is not there without points', () => {
    expect(describeGap(standing(0, ['Ann', 90]), yourId)).toBeNull();
  });
});

test.each([
  [standing(84, ['Ann', 90]), null],
  [standing(84, ['Ann', 84]), 'Tied with Ann.'],
  [standing(84, ['Ann', 84], ['Bob', 84]), 'Tied with Ann and Bob.'],
  [
    { ...standing(84), neighbors: rank([penny(84), ...named(['A', 84], ['B', 84], ['C', 84])]) },
    'Tied with A, B and others.',
  ],
])('the tie of %j', (of, sentence) => {
  expect(describeTie(of, yourId)).toBe(sentence);
});
