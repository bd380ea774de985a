import { landmarkCount, type PoseFrame } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { blendPoses } from './blend-poses.ts';

const frameAt = (x: number, visibility: number): PoseFrame => ({
  ...{ frame: 0, timeS: 0, world: null },
  image: Array.from({ length: landmarkCount }, () => [x, 0.5, visibility]),
});

it('interpolates each landmark, with the lower visibility of both', () => {
  const blended = blendPoses(frameAt(0.2, 0.9), frameAt(0.6, 0.4), 0.25);
  expect(blended).toHaveLength(landmarkCount);
  for (const [x, y, visibility] of blended ?? []) {
    expect(x).toBeCloseTo(0.3);
    expect(y).toBe(0.5);
    expect(visibility).toBe(0.4);
  }
});

it('returns no pose next to a frame without a golfer', () => {
  expect(blendPoses(frameAt(0.2, 1), { ...frameAt(0, 1), image: null }, 0.5)).toBeNull();
});
