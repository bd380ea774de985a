import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipFolder } from '../media/make-clip.ts';
import { analyzeFile } from './analyze-file.ts';
import { memoryOf, watchMemory } from './memory-watch.ts';
import { findBoxes, mutate, mutations } from './mutate-boxes.ts';
import { byteMutations, mutateBytes } from './mutate-bytes.ts';
import { drawFilesOfBoxes, drawOtherFiles, type VideoSource } from './video-sources.ts';

const filesOfBoxes = isLongProof() ? 600 : 15;
const otherFiles = isLongProof() ? 300 : 4;
/** With ffmpeg and ffprobe, beside what the process had before. */
const mostMemoryMb = 1_024;
const clips = clipFolder();
let boxed: readonly VideoSource[];
let others: readonly VideoSource[];
beforeAll(() => {
  boxed = drawFilesOfBoxes(clips);
  others = drawOtherFiles(clips);
  expect(boxed.map(({ bytes }) => findBoxes(bytes).length > 20)).toEqual(boxed.map(() => true));
}, 60_000);
afterAll(() => clips.remove());

it('QuickTime sources are as phones write them: pictures before the index, and a `meta` without a version', async () => {
  const phone = boxed.find(({ name }) => name === 'phone.mov')?.bytes ?? Buffer.alloc(0);
  const boxes = findBoxes(phone);
  expect(phone.toString('latin1', 4, 12)).toBe('ftypqt  ');
  const order = boxes
    .map(({ type }) => type)
    .filter((type) => ['wide', 'mdat', 'moov', 'meta', 'keys', 'udta'].includes(type));
  expect(order).toEqual(['wide', 'mdat', 'moov', 'udta', 'meta', 'keys']);
  writeFileSync(clips.path('video.mp4'), phone);
  const tags = ffprobe('-show_entries', 'format_tags=com.apple.quicktime.model,location', clips.path('video.mp4'));
  expect([tags.includes('a phone'), tags.includes('+40.0000')]).toEqual([true, true]);
  expect(await analyzeFile(clips.path('video.mp4'), clips.path('work'))).toBe('no-golfer');
}, 60_000);

it('a video whose boxes are broken is analyzed or rejected with a code, and leaves nothing behind', async () => {
  const drawn = fc.sample(mutations, { seed: proofSeed(), numRuns: filesOfBoxes });
  const figures = await analyzeAll(boxed, drawn, mutate);
  recordProof('media', { 'files of boxes': filesOfBoxes, ...figures });
}, 3_600_000);

it('so is a damaged file of every other container that ffmpeg may open', async () => {
  const drawn = fc.sample(byteMutations, { seed: proofSeed(), numRuns: otherFiles });
  const figures = await analyzeAll(others, drawn, mutateBytes);
  recordProof('media', { 'files of other containers': otherFiles, ...figures });
}, 3_600_000);

/** Analyzes the sources in turn, each with its changes. */
async function analyzeAll<Changes>(
  sources: readonly VideoSource[],
  drawn: readonly Changes[],
  change: (file: Buffer, changes: Changes) => Buffer,
) {
  const outcomes: Record<string, number> = {};
  let slowestMs = 0;
  const beforeMb = memoryOf(process.pid, 'VmRSS');
  const memory = watchMemory(process.pid);
  const kept = [...readdirSync(clips.dir), 'video.mp4'];
  for (const [at, changes] of drawn.entries()) {
    const { name, bytes } = sources[at % sources.length] as VideoSource;
    writeFileSync(clips.path('video.mp4'), change(bytes, changes));
    const startedAt = Date.now();
    const outcome = await analyzeFile(clips.path('video.mp4'), clips.path('work')).catch(
      (error: unknown) => `thrown ${error}`,
    );
    slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    expect([name, changes, outcome]).toEqual([name, changes, expect.stringMatching(/^[a-z-]+$/)]);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    expect(clips.processes()).toEqual([]);
    // The job's folder is removed by the job; it wrote nothing beside it.
    expect(new Set(readdirSync(clips.dir))).toEqual(new Set(kept));
  }
  const { totalMb, childMb, children } = memory.end();
  // Some damage is found while the file is opened, some is harmless: then the clip has no golfer.
  expect(outcomes['invalid-media']).toBeGreaterThan(0);
  expect(outcomes['no-golfer']).toBeGreaterThan(0);
  expect(children).toBeGreaterThan(0);
  const usedMb = Math.round(totalMb - beforeMb);
  expect(usedMb).toBeLessThanOrEqual(mostMemoryMb);
  return { ...outcomes, 'slowest s': (slowestMs / 1_000).toFixed(1), 'most MB': usedMb, 'ffmpeg MB': childMb };
}

const ffprobe = (...args: string[]): string => execFileSync('ffprobe', ['-v', 'error', ...args], { encoding: 'utf8' });
