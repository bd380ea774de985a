import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('one is singular', () => {
  expect([countOf(0, 'point'), countOf(1, 'point'), countOf(1_240, 'point')]).toEqual([
    '0 points',
    '1 point',
    '1,240 points',
  ]);
});
