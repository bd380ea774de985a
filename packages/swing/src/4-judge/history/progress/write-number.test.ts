import { expect, test } from 'vitest';
import { roundNumberUp } from './write-number.ts';

test.each([
  [7.4, 0, 8],
  [7, 0, 7],
  [0.64, 1, 0.7],
  [4.4, 0, 5],
  [1.1, 'halves', 1.5],
  // 0.3, with the noise of its sum.
  [0.1 + 0.2, 1, 0.3],
] as const)('a size of %d that is written with the digits %s is rounded up to %d', (size, digits, up) => {
  expect(roundNumberUp(size, digits)).toBe(up);
});
