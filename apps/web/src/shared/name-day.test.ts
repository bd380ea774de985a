import { expect, test } from 'vitest';
import { nameDay, nameMonth, nameMonthAndYear } from './name-day.ts';

test('names a month with and without its year, and a day', () => {
  expect([nameMonthAndYear('2026-11-01'), nameMonth('2026-11-01'), nameDay('2026-11-21')]).toEqual([
    'November 2026',
    'November',
    'Sat, Nov 21',
  ]);
});
