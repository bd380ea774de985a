import type { BallAverage } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { describeNumber } from './describe-number.ts';

const average = (mean: number, n = 20, standardDeviation = 9): BallAverage => ({
  n,
  leftOut: 0,
  mean,
  standardDeviation,
});
const describe = (now: BallAverage, before?: BallAverage) =>
  describeNumber('carryYd', now, {
    shots: 20,
    before: before ? { average: before, month: 'October' } : null,
    comparison: undefined,
  });

test.each([
  [159, '+9 yd since October', 'Beyond chance', true],
  [156, '+6 yd since October', 'Maybe chance, beyond it from 9 yd', false],
  [158.4, '+8 yd since October', 'Maybe chance, beyond it from 9 yd', false],
  [154, '+4 yd since October', 'Chance, beyond it from 9 yd', false],
  [150.4, 'No change since October', 'Chance, beyond it from 9 yd', false],
  [149, '−1 yd since October', 'Chance, beyond it from 9 yd', false],
])('a carry of %d yards beside 150 before', (mean, text, word, isBeyond) => {
  expect(describe(average(mean), average(150))).toMatchObject({ change: { text, word, isBeyond }, noise: null });
});

test('without a month before it names the smallest change, and without a shot there is no tile', () => {
  expect(describe(average(150))).toMatchObject({
    change: null,
    noise: 'Beyond chance from 9 yd',
    basis: 'Spread 9 yd',
  });
  expect(describe({ n: 0, leftOut: 0, mean: null, standardDeviation: null })).toBeNull();
});

test('a change that is not shown is never beyond chance, and equal shots never change from nothing', () => {
  const many = (mean: number) => average(mean, 400, 0.4);
  expect(describe(many(150.4), many(150))).toMatchObject({
    change: { text: 'No change since October', word: 'Chance, beyond it from 1 yd' },
  });
  expect(describe(average(150, 20, 0))).toMatchObject({ range: '150 yd', noise: 'Beyond chance from 1 yd' });
});

test('too few shots say what is missing, in either month', () => {
  expect(describe(average(150, 3))).toMatchObject({ range: '1 more shot for a range', noise: null });
  expect(describe(average(150), average(140, 3))).toMatchObject({
    change: { text: 'Beside October', word: 'Too few shots', isBeyond: false },
  });
});
