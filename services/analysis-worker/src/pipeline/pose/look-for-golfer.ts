import type { VideoFacts } from '../probe/probe-video.ts';
import { type PassInput, runPosePass } from './run-pass.ts';

/** Pixels of a whole video from which on a look pays: 16 s of 4K at 60 frames a second. A swing has a fraction of it. */
const heavyPixels = 8_000_000_000;
/** Over the whole video. A golfer who is in none of these frames is in too few for an analysis. */
const looks = 16;
/** Decoding begins at the key frame before; this much later the seek finds that one, and not the one before it. */
const afterKeyFrameS = 0.35;

/** Whether the video is so long and large that its passes would keep a worker for a minute. */
export const isHeavy = ({ widthPx, heightPx, frameTimesS }: VideoFacts): boolean =>
  widthPx * heightPx * frameTimesS.length >= heavyPixels;

/**
 * Looks for a golfer in a few frames, up to the first in which there is one, so that a video without one costs seconds. Resets
 * the model's tracking: what follows is detected as without the look.
 */
export async function lookForGolfer(input: Omit<PassInput, 'poseFrames' | 'window'>): Promise<boolean> {
  const frames = framesToLookAt(input.facts);
  // Without key frames to seek to, each look would decode the file from its start.
  const passes = frames.seek ? frames.at.map((frame) => [frame]) : [frames.at];
  let isFound = false;
  for (const poseFrames of passes) {
    const poses = await runPosePass({ ...input, poseFrames, seek: frames.seek, onPose: () => undefined });
    isFound = poses.some(({ image }) => image !== null);
    if (isFound) break;
  }
  await (await input.thread).resetTracking();
  return isFound;
}

/** Frames spread over the video, soon after key frames if there are enough of them: x264 makes 15 in a minute of 60 frames a second. */
function framesToLookAt({ frameTimesS, keyFrames, startS }: VideoFacts): { seek: boolean; at: number[] } {
  const count = frameTimesS.length;
  if (startS === null || keyFrames.length < looks / 2) return { seek: false, at: spread(count) };
  const at = spread(keyFrames.length).map((nth) => {
    const keyFrame = keyFrames[nth] ?? 0;
    const fromS = (frameTimesS[keyFrame] ?? 0) + afterKeyFrameS;
    const frame = frameTimesS.findIndex((timeS) => timeS >= fromS);
    return frame < 0 ? count - 1 : frame;
  });
  return { seek: true, at };
}

const spread = (count: number): number[] =>
  Array.from({ length: Math.min(looks, count) }, (_, nth) =>
    Math.floor(((nth + 0.5) * count) / Math.min(looks, count)),
  );
