import { expect, it } from 'vitest';
import { skeletonBones } from './skeleton-bones.ts';

it('has each bone once, for both sides of the body', () => {
  expect(new Set(skeletonBones.map(({ from, to }) => `${from} ${to}`)).size).toBe(skeletonBones.length);
  const count = (side: 'left' | 'right') => skeletonBones.filter((bone) => bone.side === side).length;
  expect(count('left')).toBe(count('right'));
});
