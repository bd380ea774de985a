import { expect, it } from 'vitest';
import { skeletonBones, skeletonJoints } from './skeleton-bones.ts';

it('has each joint at the end of a bone, and each bone once', () => {
  const ends = new Set(skeletonBones.flatMap(({ from, to }) => [from, to]));
  expect([...ends].sort()).toEqual(skeletonJoints.map(({ landmark }) => landmark).sort());
  expect(new Set(skeletonBones.map(({ from, to }) => `${from} ${to}`)).size).toBe(skeletonBones.length);
});
