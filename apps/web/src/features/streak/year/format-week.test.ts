import { expect, test } from 'vitest';
import { formatWeek } from './format-week.ts';

test.each([
  ['2026-11-22', 'Nov 22 – 28'],
  ['2026-11-29', 'Nov 29 – Dec 5'],
  ['2026-12-27', 'Dec 27 – Jan 2'],
  ['2026-03-08', 'Mar 8 – 14'],
])('the week of %s is "%s", in any time zone', (week, text) => {
  expect(formatWeek(week)).toBe(text);
});
