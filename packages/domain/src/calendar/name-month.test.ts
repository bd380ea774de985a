import { expect, it } from 'vitest';
import { nameMonth, nameMonthAndYear } from './name-month.ts';

it('names a month with and without its year', () => {
  expect([nameMonthAndYear('2026-11-01'), nameMonth('2026-11-01')]).toEqual(['November 2026', 'November']);
});
