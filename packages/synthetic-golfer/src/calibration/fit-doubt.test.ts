import { readUsualError } from '@trueswing/domain/turn-model';
import { expect, it } from 'vitest';
import { makeRandom } from '../geometry/random.ts';
import { fitDoubt } from './fit-doubt.ts';

it('finds where errors are large, and how wide the error bar must be', () => {
  const random = makeRandom(3);
  const draw = () => {
    const far = 2 * random() - 1;
    const normal = Array.from({ length: 12 }, random).reduce((a, b) => a + b) - 6;
    return { errorDeg: normal * 8 * Math.exp(0.5 * far), doubts: [1, far] };
  };
  const { doubt, halfWidth, lowerMargin } = fitDoubt(Array.from({ length: 4000 }, draw), 0.93, 0.95);
  expect(doubt[1]).toBeGreaterThan(0.35);
  const barAt = (doubts: readonly number[]) => halfWidth * readUsualError(doubt, doubts);
  const fresh = Array.from({ length: 4000 }, draw);
  for (const part of [fresh.filter(({ doubts }) => doubts[1]! < 0), fresh.filter(({ doubts }) => doubts[1]! >= 0)]) {
    const covered = part.filter(({ errorDeg, doubts }) => Math.abs(errorDeg) <= barAt(doubts)).length / part.length;
    expect(covered).toBeGreaterThan(0.9);
    expect(covered).toBeLessThan(0.96);
  }
  expect(lowerMargin).toBeLessThan(halfWidth);
});
