// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReachable } from '../../shared/api/reachability.ts';
import { loadUploadCode } from './load-upload-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('ok'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  noteReachable(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
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
  connect({ saveData: true });
  const saving = open();
  await vi.advanceTimersByTimeAsync(4_000);
  for (const { load } of [left, offline, saving]) expect(load).not.toHaveBeenCalled();
});

test('it is not loaded over a slow network, or one over which the server does not answer', async () => {
  connect({ effectiveType: '3g' });
  const slow = open();
  await vi.advanceTimersByTimeAsync(4_000);
  connect({ effectiveType: '4g' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const broken = open();
  await vi.advanceTimersByTimeAsync(4_000);
  for (const { load } of [slow, broken]) expect(load).not.toHaveBeenCalled();
});
