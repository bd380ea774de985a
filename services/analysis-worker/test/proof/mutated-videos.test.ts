import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzeVideo } from '../../src/pipeline/analyze-video.ts';
import { clipFolder, drawClip } from '../media/make-clip.ts';
import { findBoxes, mutate, mutations } from './mutate-mp4.ts';

const files = isLongProof() ? 600 : 10;
/** An analysis of the whole clip takes seconds; after this it hangs, even on a machine that has much else to do. */
const endlessMs = 300_000;
const clips = clipFolder();
/** Index before and behind the pictures, with sound, and in pieces. */
let sources: readonly Buffer[];
beforeAll(() => {
  const picture = 'testsrc2=s=160x120:r=12:d=2.2';
  const kinds: [source: string, ...options: string[]][] = [
    [picture, '-movflags', '+faststart'],
    [`${picture}[out0];sine=d=2.2[out1]`, '-c:a', 'aac'],
    [picture, '-movflags', 'frag_keyframe+empty_moov'],
  ];
  sources = kinds.map((kind, at) => readFileSync(drawClip(clips.path(`source-${at}.mp4`), ...kind)));
  expect(sources.map((bytes) => findBoxes(bytes).length > 20)).toEqual([true, true, true]);
}, 60_000);
afterAll(() => clips.remove());

it('a video whose boxes are broken is analyzed or rejected with a code, and leaves nothing behind', async () => {
  const outcomes: Record<string, number> = {};
  let slowestMs = 0;
  const drawn = fc.sample(fc.tuple(fc.nat(2), mutations), { seed: proofSeed(), numRuns: files });
  for (const [source, changes] of drawn) {
    const bytes = mutate(sources[source] ?? Buffer.alloc(0), changes);
    const startedAt = Date.now();
    const outcome = await analyze(bytes).catch((error: unknown) => `thrown ${error}`);
    slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    expect([changes, outcome]).toEqual([changes, expect.stringMatching(/^[a-z-]+$/)]);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    expect(clips.processes()).toEqual([]);
    // The job's folder is removed by the job; it wrote nothing beside it.
    expect(readdirSync(clips.dir).sort()).toEqual(['source-0.mp4', 'source-1.mp4', 'source-2.mp4', 'video.mp4']);
  }
  // Some damage is found while the file is opened, some is harmless: then the clip has no golfer.
  expect(outcomes['invalid-media']).toBeGreaterThan(0);
  expect(outcomes['no-golfer']).toBeGreaterThan(0);
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  recordProof('media', { files, ...outcomes, 'slowest s': (slowestMs / 1_000).toFixed(1), 'largest MB': memoryMb });
}, 3_600_000);

/** Returns the code of the rejection, or `analyzed`. @throws what an analysis throws if the machine fails, not the video */
async function analyze(bytes: Buffer): Promise<string> {
  const path = clips.path('video.mp4');
  writeFileSync(path, bytes);
  const workDir = clips.path('work');
  mkdirSync(workDir);
  try {
    const result = await analyzeVideo({
      faceOnPath: path,
      downTheLinePath: null,
      workDir,
      handedness: 'right',
      slowMotion: 'unknown',
      isSameSwing: false,
      club: '7-iron',
      launchMonitor: null,
      onStage: () => undefined,
      signal: AbortSignal.timeout(endlessMs),
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' },
    });
    return result.ok ? 'analyzed' : result.code;
  } finally {
    rmSync(workDir, { recursive: true });
  }
}
