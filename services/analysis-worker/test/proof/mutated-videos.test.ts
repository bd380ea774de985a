import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../media/make-clip.ts';
import { analyzeFile } from './analyze-file.ts';
import { findBoxes, mutate, mutations } from './mutate-boxes.ts';
import { withPhoneMetadata } from './quicktime.ts';

const files = isLongProof() ? 1_000 : 15;
const clips = clipFolder();
/** MP4 with its index before and behind the pictures, with sound, and in pieces; QuickTime as ffmpeg and as phones write it. */
let sources: readonly Buffer[];
let names: readonly string[];
beforeAll(() => {
  const picture = 'testsrc2=s=160x120:r=12:d=2.2';
  const sound = `${picture}[out0];sine=d=2.2[out1]`;
  const kinds: [name: string, source: string, ...options: string[]][] = [
    ['faststart.mp4', picture, '-movflags', '+faststart'],
    ['sound.mp4', sound, '-c:a', 'aac'],
    ['pieces.mp4', picture, '-movflags', 'frag_keyframe+empty_moov'],
    ['faststart.mov', picture, '-movflags', '+faststart', '-metadata', 'title=a swing'],
    ['phone.mov', sound, '-c:a', 'aac'],
  ];
  names = kinds.map(([name]) => name);
  const drawn = kinds.map(([name, ...options]) => readFileSync(drawClip(clips.path(name), ...options)));
  sources = drawn.map((bytes, at) => (names[at] === 'phone.mov' ? withPhoneMetadata(bytes) : bytes));
  expect(sources.map((bytes) => findBoxes(bytes).length > 20)).toEqual(names.map(() => true));
}, 60_000);
afterAll(() => clips.remove());

it('QuickTime sources are as phones write them: pictures before the index, and a `meta` without a version', async () => {
  const phone = sources[names.indexOf('phone.mov')] ?? Buffer.alloc(0);
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
  const outcomes: Record<string, number> = {};
  let slowestMs = 0;
  const drawn = fc.sample(mutations, { seed: proofSeed(), numRuns: files });
  for (const [at, changes] of drawn.entries()) {
    const source = at % sources.length;
    writeFileSync(clips.path('video.mp4'), mutate(sources[source] ?? Buffer.alloc(0), changes));
    const startedAt = Date.now();
    const outcome = await analyzeFile(clips.path('video.mp4'), clips.path('work')).catch(
      (error: unknown) => `thrown ${error}`,
    );
    slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    expect([names[source], changes, outcome]).toEqual([names[source], changes, expect.stringMatching(/^[a-z-]+$/)]);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    expect(clips.processes()).toEqual([]);
    // The job's folder is removed by the job; it wrote nothing beside it.
    expect(readdirSync(clips.dir).sort()).toEqual([...names, 'video.mp4'].sort());
  }
  // Some damage is found while the file is opened, some is harmless: then the clip has no golfer.
  expect(outcomes['invalid-media']).toBeGreaterThan(0);
  expect(outcomes['no-golfer']).toBeGreaterThan(0);
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  recordProof('media', { files, ...outcomes, 'slowest s': (slowestMs / 1_000).toFixed(1), 'largest MB': memoryMb });
}, 3_600_000);

const ffprobe = (...args: string[]): string => execFileSync('ffprobe', ['-v', 'error', ...args], { encoding: 'utf8' });
