import { expect, test } from 'vitest';
import { exerciseWith } from '../../../test/fixtures/exercises.ts';
import { describeVolume } from './describe-volume.ts';

test.each([
  [{ sets: 3, repetitions: 12 }, '3 × 12'],
  [{ sets: 2, repetitions: 8, perSide: true }, '2 × 8 each side'],
  [{ sets: 3, repetitions: null, holdSeconds: 30 }, '3 × 30 s'],
  [{ sets: 3, repetitions: null, holdSeconds: 30, perSide: true }, '3 × 30 s each side'],
  [{ sets: 3, repetitions: null, holdSeconds: null }, '3 sets'],
  [{ sets: 1, repetitions: null, holdSeconds: null }, '1 set'],
])('%j', (part, text) => {
  expect(describeVolume(exerciseWith(part))).toBe(text);
});
