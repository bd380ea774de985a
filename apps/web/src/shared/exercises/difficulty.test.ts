import { expect, test } from 'vitest';
import { describeDifficulty } from './difficulty.ts';

test.each([
  [1, 'Easy', 'good'],
  [2, 'Easy', 'good'],
  [3, 'Medium', 'care'],
  [4, 'Hard', 'alert'],
  [5, 'Hard', 'alert'],
])('difficulty %i is %s', (difficulty, label, kind) => {
  expect(describeDifficulty(difficulty)).toEqual({ label, kind });
});
