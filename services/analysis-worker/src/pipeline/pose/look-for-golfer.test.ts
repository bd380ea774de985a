import { fileURLToPath } from 'node:url';
import type { PoseFrame } from '@trueswing/contracts';
import { landmarkCount } from '@trueswing/contracts';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../../../test/media/make-clip.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { isHeavy, lookForGolfer } from './look-for-golfer.ts';
import { openPoseThread, type PoseThread } from './open-pose-thread.ts';

const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

const probe = (path: string) => probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 20_000 });
const look = async (path: string, thread: Promise<PoseThread>) =>
  lookForGolfer({
    path,
    facts: await probe(path),
    mirrored: false,
    thread,
    ffmpegPath: 'ffmpeg',
    signal,
    timeoutMs: 60_000,
  });

const image: PoseFrame['image'] = Array.from({ length: landmarkCount }, () => [0.5, 0.5, 1]);

/** Takes a bright picture for one of a golfer. */
function openBrightnessReader() {
  let pictures = 0;
  let resets = 0;
  const thread: PoseThread = {
    async detectPose({ pixels }) {
      pictures += 1;
      const isBright = (new Uint8Array(pixels)[0] ?? 0) > 128;
      return { busyMs: 0, pixels, pose: { image: isBright ? image : null, world: null } };
    },
    resetTracking: async () => {
      resets += 1;
    },
    busyMs: () => 0,
    close: async () => undefined,
  };
  return { thread: Promise.resolve(thread), counts: () => ({ pictures, resets }) };
}

const dark = 'color=c=0x202020:s=64x64:r=30:d=20';
const brightAtTheEnd = `${dark},geq=lum='if(gte(T,18),220,30)':cb=128:cr=128`;

it.each([
  ['a key frame each second', ['-g', '30']],
  ['one key frame', ['-g', '1000', '-sc_threshold', '0']],
])('a video without a golfer is known by 16 frames: %s', async (what, options) => {
  const reader = openBrightnessReader();
  expect(await look(drawClip(clips.path('dark.mp4'), dark, ...options), reader.thread)).toBe(false);
  // Each seek is a pass of its own, and each pass resets the tracking, as does the end.
  expect(reader.counts()).toEqual({ pictures: 16, resets: what === 'one key frame' ? 2 : 17 });
});

it.each([
  ['a key frame each second', ['-g', '30', '-sc_threshold', '0']],
  ['one key frame', ['-g', '1000', '-sc_threshold', '0']],
])('a golfer who comes at the end is found: %s', async (_, options) => {
  const path = drawClip(clips.path('late.mp4'), brightAtTheEnd, ...options);
  expect(await look(path, openBrightnessReader().thread)).toBe(true);
});

it('the model finds the golfer of a sample, whose video is not large enough for a look', async () => {
  const path = fileURLToPath(new URL('../../../../../samples/face-on.mp4', import.meta.url));
  const thread = openPoseThread('full', signal);
  expect([await look(path, thread), isHeavy(await probe(path))]).toEqual([true, false]);
  await (await thread).close();
});

it('59 s of 4096 × 2304 at 60 frames a second are large enough, and 10 s of 4K are not', async () => {
  const facts = await probe(drawClip(clips.path('one.mp4'), 'color=s=64x64:r=10:d=2'));
  const of = (widthPx: number, heightPx: number, frames: number) =>
    isHeavy({ ...facts, widthPx, heightPx, frameTimesS: Array.from({ length: frames }, (_, at) => at / 60) });
  expect([of(4096, 2304, 3_540), of(3840, 2160, 600)]).toEqual([true, false]);
});
