import { expect, test } from 'vitest';
import { placeOnPodium } from './place-on-podium.ts';

const entry = (position: number, index: number) => ({
  id: `golfer-${index}`,
  firstName: 'Ann',
  city: null,
  state: null,
  monthlyPoints: 100 - position,
  position,
});

test.each([
  ['each golfer stands at their position', [1, 2, 3], [0, 1, 2], 0],
  ['two who share the first place stand beside the third', [1, 1, 3], [0, 1, 2], 0],
  ['two who share the second place use the third step', [1, 2, 2], [0, 1, 2], 0],
  ['a fourth who shares a place has no step', [1, 1, 1, 1], [0, 1, 2], 1],
  ['the place of one who is not listed stays empty', [2, 3], [1, 2], 0],
  ['two who share the third place have one step if one before them is not listed', [1, 3, 3], [0, 2], 1],
])('%s', (_, positions, columns, besides) => {
  const podium = placeOnPodium(positions.map(entry));
  expect(podium.placed.map(({ column }) => column)).toEqual(columns);
  expect(podium.besides).toHaveLength(besides);
});
