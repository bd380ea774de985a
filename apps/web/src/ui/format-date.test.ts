import { expect, test } from 'vitest';
import { formatRecent } from './format-date.ts';

test.each([
  ['2026-11-21T06:10:00.000Z', '6:10 AM'],
  ['2026-11-20T06:10:00.000Z', 'Nov 20, 6:10 AM'],
  ['2025-11-20T06:10:00.000Z', 'Nov 20, 2025, 6:10 AM'],
])('of %s on November 21, 2026: %s', (at, text) => {
  const shown = formatRecent(Date.parse(at), Date.parse('2026-11-21T17:00:00.000Z'));
  // Newer data of the languages have a narrow space before "AM".
  expect(shown.replaceAll('\u202f', ' ')).toBe(text);
});
