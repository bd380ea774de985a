// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUploadCode } from './load-upload-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const open = () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const cancel = loadUploadCode(load);
  return { load, cancel };
};

test('the code is loaded once the screen is there, and a failure leaves the screen as it is', async () => {
  const { load } = open();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledOnce();
});

test('it is not loaded for a golfer who saves data, has left, or has no network', async () => {
  const left = open();
  left.cancel();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = open();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.restoreAllMocks();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const saving = open();
  await vi.advanceTimersByTimeAsync(4_000);
  for (const { load } of [left, offline, saving]) expect(load).not.toHaveBeenCalled();
});
