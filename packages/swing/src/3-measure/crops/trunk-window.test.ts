import { expect, it } from 'vitest';
import { findTrunkWindow } from './trunk-window.ts';

it('centers a square on the trunk, 2.7 trunk lengths wide', () => {
  expect(findTrunkWindow([100, 50], [100, 150])).toEqual({ leftPx: -35, topPx: -35, sidePx: 270 });
});

it('follows the golfer when the picture is shifted and scaled', () => {
  const window = findTrunkWindow([210, 90], [190, 160]);
  const moved = findTrunkWindow([2 * 210 + 7, 2 * 90 - 3], [2 * 190 + 7, 2 * 160 - 3]);
  expect(moved.sidePx).toBeCloseTo(2 * window.sidePx);
  expect(moved.leftPx).toBeCloseTo(2 * window.leftPx + 7);
  expect(moved.topPx).toBeCloseTo(2 * window.topPx - 3);
});
