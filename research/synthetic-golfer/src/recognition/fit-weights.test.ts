import { expect, it } from 'vitest';
import { makeRandom } from '../geometry/random.ts';
import { fitWeights } from './fit-weights.ts';

const draw = makeRandom(3);
const rows = (means: readonly number[]): number[][] =>
  Array.from({ length: 300 }, () => means.map((mean) => mean + draw() + draw() - 1));

it('weighs what distinguishes the pairs, and never counts a greater distance for one golfer', () => {
  // the second column says nothing, the third is greater for one golfer
  const [first, second, third, start] = fitWeights(rows([0, 0, 1]), rows([2, 0, 0]));
  expect(first).toBeGreaterThan(1);
  expect(second).toBeLessThan(0.5);
  expect(third).toBe(0);
  expect(start! / first!, 'half-way between the pairs').toBeCloseTo(1, 0);
});
