import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [101, '101st'],
  [1_213, '1,213th'],
])('position %d is %s', (position, name) => {
  expect(ordinal(position)).toBe(name);
});
