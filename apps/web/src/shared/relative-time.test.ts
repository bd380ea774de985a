import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [s, m, h, d] = [1000, 60_000, 3_600_000, 86_400_000];

it.each([
  [-5 * s, 'Just now'],
  [0, 'Just now'],
  [59 * s, 'Just now'],
  [m, '1 minute ago'],
  [59 * m + 59 * s, '59 minutes ago'],
  [h, '1 hour ago'],
  [23 * h + 59 * m, '23 hours ago'],
  [d, '1 day ago'],
  [400 * d, '400 days ago'],
])('%d ms ago is "%s"', (ageMs, text) => {
  expect(relativeTime(new Date(now.getTime() - ageMs), now)).toBe(text);
});
