import { expect, it } from 'vitest';
import { makeRandom } from '../../geometry/random.ts';
import { fitRepeatError } from './fit-repeat-error.ts';

it('finds how much changes shrink, and what is left of the error when they are corrected', () => {
  const random = makeRandom(5);
  const changes = Array.from({ length: 4000 }, () => {
    const trueDeg = 40 * random() - 20;
    return { trueDeg, readDeg: 0.7 * (trueDeg + 20 * random() - 10) };
  });
  const { gain, within90Deg } = fitRepeatError(changes);
  expect(gain).toBeCloseTo(0.7, 1);
  expect(within90Deg).toBeGreaterThan(8.5);
  expect(within90Deg).toBeLessThan(9.5);
});
