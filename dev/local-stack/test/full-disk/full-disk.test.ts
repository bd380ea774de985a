import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { findFfmpeg } from '../../src/tools/find-ffmpeg.ts';
import { canMountSmallDisk, mountSmallDisk, type SmallDisk } from '../../src/tools/small-disk.ts';
import { registerUploader, type UploadingGolfer } from './uploading-golfer.ts';

/** The stores' files at the start, and room for a few dozen uploads. */
const diskMebibytes = 400;
const golferCount = 12;
const fullMs = 20_000;
/** A call that takes longer counts as hung. */
const hungMs = 15_000;
/** Each has a sentence and says to try again. */
const clearRefusals = ['503 not-ready', '503 store-unavailable', '503 temporarily-unavailable'];

let disk: SmallDisk;
let system: RunningSystem;
let video: File;

describe.runIf(canMountSmallDisk())('the disk of all stores fills up while golfers upload', () => {
  beforeAll(async () => {
    vi.stubEnv('TRUST_PROXY_CIDRS', '127.0.0.1/32,::1/128');
    // Nothing watches this disk, so uploads go on until it is full for all stores.
    vi.stubEnv('STORAGE_DISK_PATH', '');
    disk = await mountSmallDisk(diskMebibytes);
    system = await startSystem({ dataFolder: join(disk.folder, 'data'), ports: 'any', log: console.error });
    const clip = join(disk.folder, 'clip.mp4');
    const picture = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=320x240:rate=30', '-pix_fmt', 'yuv420p'];
    await promisify(execFile)(findFfmpeg(console.error).ffmpeg, ['-nostdin', '-v', 'error', ...picture, clip]);
    video = new File([await readFile(clip)], 'clip.mp4', { type: 'video/mp4' });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await system?.stop();
    await disk?.remove();
  });

  it('answers clearly, recovers without a restart by hand and loses nothing that it acknowledged', async () => {
    const { pid } = system.parts.gateway?.process ?? {};
    const gaveUp = vi.fn();
    void system.failed.then(gaveUp);
    const golfers: UploadingGolfer[] = [];
    for (let index = 0; index < golferCount; index++) golfers.push(await registerUploader(system.webUrl, index));
    const [early, late] = [golfers.slice(0, 3), golfers.slice(3)];

    await Promise.all(early.map((golfer) => golfer.uploadUntilAccepted(video)));
    await disk.fill();
    const uploading = Promise.all(late.map((golfer) => golfer.uploadUntilAccepted(video)));
    const filledAt = performance.now();
    for (; performance.now() - filledAt < fullMs; await delay(500)) {
      const health = await fetch(`${system.webUrl}/healthz`, { signal: AbortSignal.timeout(5_000) });
      expect(health.status).toBe(200);
    }
    const refusals = late.flatMap(({ answers }) => answers);
    await disk.empty();
    await uploading;

    expect(refusals.length).toBeGreaterThan(50);
    expect(clearRefusals).toEqual(expect.arrayContaining(refusals.map(({ status, code }) => `${status} ${code}`)));
    expect(Math.max(...golfers.flatMap(({ answers }) => answers.map(({ ms }) => ms)))).toBeLessThan(hungMs);
    await vi.waitFor(
      async () => {
        const states = await Promise.all(golfers.map((golfer) => golfer.readStatus()));
        // What a test card is refused for. A lost object, or attempts that ran out, have other codes.
        expect(states.map(({ technicalDetails }) => technicalDetails)).toEqual(
          golfers.map(() => expect.objectContaining({ error: 'no-golfer' })),
        );
      },
      { timeout: 200_000, interval: 2_000 },
    );
    expect(gaveUp).not.toHaveBeenCalled();
    expect(system.parts.gateway?.process.pid).toBe(pid);
  });
});
