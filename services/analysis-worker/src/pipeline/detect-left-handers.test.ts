import { fileURLToPath } from 'node:url';
import type { Handedness, PoseTrack } from '@trueswing/contracts';
import { mirrorTrack } from '@trueswing/swing';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, ffmpeg } from '../../test/media/make-clip.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';

const sample = fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url));
const clips = clipFolder();
afterAll(() => clips.remove());

async function detect(path: string, handedness: Handedness): Promise<PoseTrack> {
  const [detected] = await detectPosesOfSwing({
    videos: [{ path, copyPath: null }],
    handedness,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' },
    signal: new AbortController().signal,
    onStage: () => undefined,
  });
  if (!detected) throw new Error('There is no result.');
  return detected.track;
}

/** The largest distance over all landmarks of all frames, in shares of the picture's width. */
function furthest(a: PoseTrack, b: PoseTrack): number {
  const distances = a.frames.flatMap(({ image }, index) =>
    (image ?? []).map(([x, y], landmark) => {
      const [otherX, otherY] = b.frames[index]?.image?.[landmark] ?? [Number.NaN, Number.NaN];
      return Math.hypot(x - otherX, ((y - otherY) * a.heightPx) / a.widthPx);
    }),
  );
  return Math.max(...distances);
}

it('detects a left-hander exactly as the mirrored right-hander', async () => {
  const [filmed, mirrored] = [clips.path('filmed.mp4'), clips.path('mirrored.mp4')];
  const lossless = ['-vsync', 'passthrough', '-c:v', 'libx264', '-qp', '0', '-an'];
  ffmpeg('-t', '1', '-i', sample, ...lossless, filmed);
  ffmpeg('-i', filmed, '-vf', 'hflip', ...lossless, mirrored);
  const [right, left] = [await detect(filmed, 'right'), await detect(mirrored, 'left')];
  expect(left.frames.length).toBe(right.frames.length);
  expect(furthest(left, mirrorTrack(right))).toBeLessThan(1e-6);
}, 60_000);
