import { expect, test } from 'vitest';
import { describeDuration, describeEquipment } from './describe-exercise.ts';

test('names equipment and duration in words', () => {
  expect(describeEquipment(['resistance-band', 'mat'])).toBe('resistance band, mat');
  expect([describeDuration(1490), describeDuration(20)]).toEqual(['About 25 minutes', 'About 1 minute']);
});
