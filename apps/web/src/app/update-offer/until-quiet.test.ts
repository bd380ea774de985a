import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilQuiet } from './until-quiet.ts';

let request: () => void;
class TestObserver {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(onRequests: () => void) {
    request = onRequests;
  }
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', TestObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => {
  const state = { isQuiet: false };
  void untilQuiet().then(() => {
    state.isQuiet = true;
  });
  return state;
};

test('a page that asks for nothing is quiet after a moment', async () => {
  const state = begin();
  await vi.advanceTimersByTimeAsync(299);
  expect(state.isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isQuiet).toBe(true);
});

test('each request begins the moment again, for two seconds at most', async () => {
  const state = begin();
  for (let passedMs = 0; passedMs < 1_800; passedMs += 200) {
    await vi.advanceTimersByTimeAsync(200);
    request();
  }
  expect(state.isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isQuiet).toBe(true);
});
