import { afterAll, expect, it } from 'vitest';
import { clipFolder, drawClip, drawClipOfRate } from '../../../test/media/make-clip.ts';
import { probeVideo } from './probe-video.ts';

const clips = clipFolder();
afterAll(() => clips.remove());

const probe = (path: string) =>
  probeVideo({ path, ffprobePath: 'ffprobe', signal: new AbortController().signal, timeoutMs: 30_000 });
const source = 'testsrc2=s=64x64:r=30:d=2';

it.each([
  ['240.000000', 240],
  ['fast', null],
])('reads that a phone filmed at "%s" frames a second as %s', async (rate, captureFps) => {
  const note = ['-movflags', 'use_metadata_tags', '-metadata', `com.android.capture.fps=${rate}`];
  expect(await probe(drawClip(clips.path(`${rate}.mp4`), source, ...note))).toMatchObject({ captureFps });
});

it.each([239.76, 240, 240.1, 240.4])('accepts %s frames a second, which is sold as 240', async (fps) => {
  const { frameTimesS } = await probe(drawClipOfRate(clips.path(`rate-${fps}.mp4`), fps));
  expect((frameTimesS.length - 1) / (frameTimesS.at(-1) ?? 0)).toBeCloseTo(fps, 1);
});

it('has no camera rate when the file does not say one', async () => {
  expect(await probe(drawClip(clips.path('plain.mp4'), source))).toMatchObject({ captureFps: null });
});
