import { fileURLToPath } from 'node:url';
import type { Handedness, PoseTrack } from '@trueswing/contracts';
import { mirrorTrack } from '@trueswing/domain';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, ffmpeg } from '../../test/media/make-clip.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';

const sample = fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url));
const clips = clipFolder();
afterAll(() => clips.remove());

async function see(path: string, handedness: Handedness): Promise<PoseTrack> {
  const [seen] = await detectPosesOfSwing({
    videos: [{ path, keepAs: null }],
    handedness,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' },
    signal: new AbortController().signal,
    onStage: () => undefined,
  });
  if (!seen) throw new Error('Nothing was seen.');
  return seen.track;
}

/** Of all landmarks of all frames the largest distance, in shares of the picture's width. */
function furthest(a: PoseTrack, b: PoseTrack): number {
  const distances = a.frames.flatMap(({ image }, index) =>
    (image ?? []).map(([x, y], landmark) => {
      const [otherX, otherY] = b.frames[index]?.image?.[landmark] ?? [Number.NaN, Number.NaN];
      return Math.hypot(x - otherX, ((y - otherY) * a.heightPx) / a.widthPx);
    }),
  );
  return Math.max(...distances);
}

it('a left-hander is seen as the right-hander in the mirror is', async () => {
  const [filmed, mirrored] = [clips.path('filmed.mp4'), clips.path('mirrored.mp4')];
  const lossless = ['-vsync', 'passthrough', '-c:v', 'libx264', '-qp', '0', '-an'];
  ffmpeg('-t', '1', '-i', sample, ...lossless, filmed);
  ffmpeg('-i', filmed, '-vf', 'hflip', ...lossless, mirrored);
  const [right, left] = [await see(filmed, 'right'), await see(mirrored, 'left')];
  expect(left.frames.length).toBe(right.frames.length);
  expect(furthest(left, mirrorTrack(right))).toBeLessThan(1e-6);
}, 60_000);
