import { expect, test } from 'vitest';
import { nameDay } from './name-day.ts';

test('names a day', () => {
  expect(nameDay('2026-11-21')).toBe('Sat, Nov 21');
});
