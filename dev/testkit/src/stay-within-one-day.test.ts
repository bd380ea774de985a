import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayWithinOneDay } from './stay-within-one-day.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-30T05:50:00Z', '2026-11-30T05:50:00Z'],
  ['2026-11-30T05:57:30Z', '2026-11-30T06:00:00Z'],
  ['2026-11-30T06:00:00Z', '2026-11-30T06:00:00Z'],
  // In summer US Central time is five hours behind.
  ['2026-07-01T04:56:00Z', '2026-07-01T05:00:00Z'],
  ['2026-07-01T05:57:30Z', '2026-07-01T05:57:30Z'],
])('at %s a test of five minutes begins at %s', async (now, start) => {
  vi.setSystemTime(now);
  const beginning = stayWithinOneDay(5);
  await vi.runAllTimersAsync();
  await beginning;
  expect(new Date()).toEqual(new Date(start));
});
