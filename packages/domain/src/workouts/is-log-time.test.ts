import { expect, it } from 'vitest';
import { isLogTime } from './is-log-time.ts';

const now = new Date('2026-11-24T12:00:00Z');

it.each([
  ['0000-01-01T00:00:00Z', false],
  ['2016-11-24T11:59:59Z', false],
  ['2016-11-24T12:00:00Z', true],
  ['2026-11-24T12:00:00Z', true],
  ['2026-11-26T00:00:00Z', true],
  ['2026-11-26T00:00:01Z', false],
  ['9999-12-31T23:59:59Z', false],
])('a golfer may have trained at %s: %s', (time, expected) => {
  expect(isLogTime(new Date(time), now)).toBe(expected);
});
