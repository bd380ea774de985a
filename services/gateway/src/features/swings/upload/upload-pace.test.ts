import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadPace, uploadGraceMs } from './upload-pace.ts';

// Not `setImmediate`: the timeout still waits for it, to take bytes that arrived while the process was busy.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const arrivesAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('a chunk'), ms));
const code = (waiting: Promise<string>) => waiting.catch((error: { code: string }) => error.code);
async function outcome(waiting: Promise<string>, withinMs: number) {
  const settled = code(waiting);
  await vi.advanceTimersByTimeAsync(withinMs);
  return await settled;
}

it('allows a stall of less than 30 s, once', async () => {
  const pace = new UploadPace(uploadGraceMs);
  expect(await outcome(pace.waitFor(arrivesAfter(29_000)), 29_000)).toBe('a chunk');
  expect(await outcome(pace.waitFor(arrivesAfter(2_000)), 1_000)).toBe('upload-too-slow');
});

it('refuses a byte a second, not 40 KiB a second', async () => {
  const pace = new UploadPace(uploadGraceMs);
  for (let second = 0; second < 600; second++) {
    expect(await outcome(pace.waitFor(arrivesAfter(1_000)), 1_000)).toBe('a chunk');
    pace.count(40 * 1_024);
  }
  const tricklingPace = new UploadPace(uploadGraceMs);
  const seconds: string[] = [];
  while (seconds.at(-1) !== 'upload-too-slow') {
    seconds.push(await outcome(tricklingPace.waitFor(arrivesAfter(1_000)), 1_000));
    tricklingPace.count(1);
  }
  expect(seconds).toHaveLength(31);
});

it('does not count the time in which the upload does not wait for the client', async () => {
  const pace = new UploadPace(uploadGraceMs);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await outcome(pace.waitFor(arrivesAfter(20_000)), 20_000)).toBe('a chunk');
});
