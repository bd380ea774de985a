import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['3', 3],
  ['10.7', 10],
  ['', 0],
  ['many', 0],
  ['-4', 0],
  ['1200', 999],
])('%s is logged as %d sets', (text, expected) => {
  expect(wholeNumber(text, 'sets')).toBe(expected);
});
