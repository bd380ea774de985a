import { expect, test } from 'vitest';
import { describeDuration, describeEffort, describeEquipment } from './describe-exercise.ts';

test.each([
  [{ sets: 3, repetitions: 12, holdSeconds: null, perSide: false }, '3 × 12'],
  [{ sets: 2, repetitions: 10, holdSeconds: null, perSide: true }, '2 × 10 each side'],
  [{ sets: 3, repetitions: null, holdSeconds: 30, perSide: true }, '3 × 30 s each side'],
])('names sets and repetitions or seconds', (effort, expected) => {
  expect(describeEffort(effort)).toBe(expected);
});

test('names equipment and duration in words', () => {
  expect(describeEquipment(['resistance-band', 'mat'])).toBe('resistance band, mat');
  expect([describeDuration(1490), describeDuration(20)]).toEqual(['About 25 minutes', 'About 1 minute']);
});
