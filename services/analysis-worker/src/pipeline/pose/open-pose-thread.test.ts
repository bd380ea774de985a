import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ffmpeg } from '../../../test/media/make-clip.ts';
import { openPoseThread, type PoseThread } from './open-pose-thread.ts';

const { signal } = new AbortController();
const frameBytes = 270 * 480 * 4;
const grayFrame = (timestampMs: number, bytes = 64 * 64 * 4) => ({
  pixels: new ArrayBuffer(bytes),
  width: 64,
  height: 64,
  timestampMs,
});

describe('openPoseThread', () => {
  it('answers in order and returns the buffers', async () => {
    const thread = await openPoseThread('lite', signal);
    const answers = await Promise.all([thread.detectPose(grayFrame(0)), thread.detectPose(grayFrame(33))]);
    for (const { pose, pixels } of answers) {
      expect(pose).toEqual({ image: null, world: null });
      expect(pixels.byteLength).toBe(64 * 64 * 4);
    }
    expect(thread.busyMs()).toBeGreaterThan(0);
    await thread.close();
  }, 60_000);

  it('detects a golfer after a reset as a new thread does, independent of earlier frames', async () => {
    const sample = fileURLToPath(new URL('../../../../../samples/face-on.mp4', import.meta.url));
    const options = ['-vf', 'scale=270:480', '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'];
    const video = (fromS: string) => ffmpeg('-ss', fromS, '-i', sample, '-frames:v', '12', ...options);
    const detect = async (thread: PoseThread, pictures: Buffer, fromMs = 0) => {
      const frames = Array.from({ length: 12 }, (_, i) => pictures.subarray(i * frameBytes, (i + 1) * frameBytes));
      const answers = await Promise.all(
        frames.map((frame, i) => {
          const pixels = new Uint8Array(frame).buffer;
          return thread.detectPose({ pixels, width: 270, height: 480, timestampMs: fromMs + i * 17 });
        }),
      );
      return answers.map(({ pose }) => pose);
    };
    const [address, finish] = [video('0'), video('2')];
    const fresh = await openPoseThread('lite', signal);
    const used = await openPoseThread('lite', signal);
    await detect(used, finish);
    await used.resetTracking();
    const poses = await detect(used, address);
    expect(poses[0]?.image).not.toBeNull();
    // Not from 0: MediaPipe's filter takes a time of 0 for none, and estimates the length of the first frame.
    expect(poses).toEqual(await detect(fresh, address, 1000));
    await fresh.close();
    await used.close();
  }, 60_000);

  it('rejects waiting and later requests after an exception inside', async () => {
    const thread = await openPoseThread('lite', signal);
    const broken = thread.detectPose(grayFrame(0, 100));
    const waiting = thread.detectPose(grayFrame(33));
    await expect(broken).rejects.toThrow('width × height × 4');
    await expect(waiting).rejects.toThrow('width × height × 4');
    await expect(thread.detectPose(grayFrame(66))).rejects.toThrow('width × height × 4');
    await thread.close();
  }, 60_000);

  it('rejects with the reason of an abort', async () => {
    const abort = new AbortController();
    const thread = await openPoseThread('lite', abort.signal);
    const waiting = thread.detectPose(grayFrame(0));
    abort.abort(new Error('The lease is lost.'));
    await expect(waiting).rejects.toThrow('The lease is lost.');
    await expect(openPoseThread('lite', abort.signal)).rejects.toThrow('The lease is lost.');
    await thread.close();
  }, 60_000);

  it.runIf(existsSync('/proc/self/fd'))(
    'keeps neither file nor thread when it is aborted while it loads, as rejected videos do',
    async () => {
      const threads = countThreads();
      // On a free core modules are read within some 50 ms; a busy machine takes longer.
      for (let waitMs = 0; waitMs < 120; waitMs += 8) {
        const abort = new AbortController();
        const opening = openPoseThread('lite', abort.signal);
        await delay(waitMs);
        abort.abort(new Error('The video is too short.'));
        await opening.then(
          (thread) => thread.close(),
          () => undefined,
        );
      }
      // Well before the deadline after which a thread that hangs is ended.
      await expect.poll(countThreads, { timeout: 20_000 }).toBeLessThanOrEqual(threads + runtimeThreads);
      await expect.poll(openModules).toEqual([]);
    },
    60_000,
  );
});

/** Threads that Node starts for itself meanwhile, such as those that read files, at most. */
const runtimeThreads = 8;
const countThreads = (): number => readdirSync('/proc/self/task').length;

/** Modules that this process reads or has not closed. */
const openModules = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${name}`);
      return /\.(m?js|task|wasm)$/.test(file) ? [file] : [];
    } catch {
      // It has been closed meanwhile.
      return [];
    }
  });
