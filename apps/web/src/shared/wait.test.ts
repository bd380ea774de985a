import { expect, it, vi } from 'vitest';
import { wait } from './wait.ts';

it('ends with its time, or with the signal, also one that was aborted before', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const [plain, stopped] = [wait(5_000), wait(5_000, leaving.signal)];
  leaving.abort(new Error('canceled'));
  await expect(stopped).rejects.toThrow('canceled');
  await expect(wait(5_000, leaving.signal)).rejects.toThrow('canceled');
  await vi.advanceTimersByTimeAsync(5_000);
  await plain;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
