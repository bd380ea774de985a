import { afterAll, describe, expect, it } from 'vitest';
import { endsOfTheFile, endsOfTheMachine, type ProgramEnd, writeProgram } from '../../../test/media/failing-program.ts';
import { clipFolder, drawClip, drawClipOfRate } from '../../../test/media/make-clip.ts';
import { MediaProcessError } from '../../media/ffmpeg.ts';
import { probeVideo, readDecodedTimes } from './probe-video.ts';

const clips = clipFolder();
afterAll(() => clips.remove());

const probing = { signal: new AbortController().signal, timeoutMs: 30_000 };
const probe = (path: string) => probeVideo({ ...probing, path, ffprobePath: 'ffprobe' });
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

describe.each([
  ['probeVideo', probeVideo],
  ['readDecodedTimes', readDecodedTimes],
])('%s', (_, read) => {
  const readWith = (commands: string) =>
    read({ ...probing, path: clips.path('any.mp4'), ffprobePath: writeProgram(clips.path('ffprobe'), commands) });

  it.each(endsOfTheMachine)('does not reject the video when ffprobe %s', async (_, commands) => {
    await expect(readWith(commands)).rejects.toBeInstanceOf(MediaProcessError);
  });

  it.each<ProgramEnd>([
    ...endsOfTheFile,
    ['asks for memory that no machine has', 'echo "any.mp4: Cannot allocate memory" >&2; exit 1'],
    ['writes without end, and we kill it', 'exec yes'],
  ])('rejects the video when ffprobe %s', async (_, commands) => {
    await expect(readWith(commands)).rejects.toMatchObject({ name: 'VideoRejected', code: 'invalid-media' });
  });
});
