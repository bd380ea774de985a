import { describe, expect, it } from 'vitest';
import { openPoseThread } from './open-pose-thread.ts';

const { signal } = new AbortController();
const grey = (timestampMs: number, bytes = 64 * 64 * 4) => ({
  pixels: new ArrayBuffer(bytes),
  width: 64,
  height: 64,
  timestampMs,
});

describe('openPoseThread', () => {
  it('answers in order and hands the buffers back', async () => {
    const thread = await openPoseThread('lite', signal);
    const answers = await Promise.all([thread.findPose(grey(0)), thread.findPose(grey(33))]);
    for (const { pose, pixels } of answers) {
      expect(pose).toEqual({ image: null, world: null });
      expect(pixels.byteLength).toBe(64 * 64 * 4);
    }
    expect(thread.busyMs()).toBeGreaterThan(0);
    await thread.close();
  }, 60_000);

  it('is done for after an exception inside: what waits and what comes later is rejected', async () => {
    const thread = await openPoseThread('lite', signal);
    const broken = thread.findPose(grey(0, 100));
    const waiting = thread.findPose(grey(33));
    await expect(broken).rejects.toThrow('width × height × 4');
    await expect(waiting).rejects.toThrow('width × height × 4');
    await expect(thread.findPose(grey(66))).rejects.toThrow('width × height × 4');
    await thread.close();
  }, 60_000);

  it('ends with the reason of an abort', async () => {
    const abort = new AbortController();
    const thread = await openPoseThread('lite', abort.signal);
    const waiting = thread.findPose(grey(0));
    abort.abort(new Error('The lease is lost.'));
    await expect(waiting).rejects.toThrow('The lease is lost.');
    await expect(openPoseThread('lite', abort.signal)).rejects.toThrow('The lease is lost.');
    await thread.close();
  }, 60_000);
});
