import { expect, test } from 'vitest';
import { chooseToRemove, swingSpaceBytes } from './choose-to-remove.ts';

/** Filmed in the order of the minutes. */
const swing = (id: string, minute: number, bytes: number, isKept = false) => ({
  id,
  bytes,
  filmedAt: new Date(2026, 10, 23, 9, minute),
  isKept,
});
const three = [swing('second', 2, 30), swing('first', 1, 30), swing('third', 3, 30)];
const kept = three.map((each) => ({ ...each, isKept: each.id === 'first' }));

test.each([
  ['nothing stored', [], 40, 100, []],
  ['space left', three, 10, 100, []],
  ['a little too much: the oldest leaves', three, 11, 100, ['first']],
  ['as much as two: the two oldest leave', three, 70, 100, ['first', 'second']],
  ['as much as there is: all leave', three, 100, 100, ['first', 'second', 'third']],
  ['the oldest is kept: the next ones leave', kept, 11, 100, ['second']],
  ['the kept one leaves too little space', kept, 71, 100, null],
  ['more than there is', [], 101, 100, null],
] as const)('%s', (_, swings, addedBytes, spaceBytes, removed) => {
  expect(chooseToRemove(swings, addedBytes, spaceBytes)).toEqual(removed);
});

test('a swing has 500 MB', () => {
  const full = [swing('one', 1, swingSpaceBytes)];
  expect(chooseToRemove(full, 0)).toEqual([]);
  expect(chooseToRemove(full, 1)).toEqual(['one']);
});

test('the swings stay in their order', () => {
  const before = [...three];
  chooseToRemove(three, 100, 100);
  expect(three).toEqual(before);
});
