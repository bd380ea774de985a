// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTabsAhead } from './load-tabs-ahead.ts';

const load = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockClear();
});

const withNavigator = (part: object) => vi.stubGlobal('navigator', { ...part });
const registered = (registration: object | undefined) => ({
  serviceWorker: { getRegistration: async () => registration },
});

test.each([
  ['a browser without service workers', {}, 1],
  ['a private window, which has none', registered(undefined), 1],
  ['a service worker, which keeps the files', registered({}), 0],
  ['a golfer who saves data', { connection: { saveData: true } }, 0],
])('%s', async (_, part, times) => {
  withNavigator(part);
  loadTabsAhead(load);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(times);
});

test('nothing is loaded ahead for a screen that has been left', async () => {
  withNavigator({});
  loadTabsAhead(load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});
