import type { PoseFrame } from '@trueswing/contracts';
import { toWholePicture } from '@trueswing/swing';
import type { Landmarker } from '../../../../shared/pose-model/open-landmarker.ts';
import { measureBrightness } from './measure-brightness.ts';
import type { PicturePart, VideoFrames } from './read-frames.ts';

export interface PassInput {
  readonly video: VideoFrames;
  readonly landmarker: Landmarker;
  readonly part: PicturePart;
  readonly signal: AbortSignal;
}

export interface TrackedPass {
  /** In shares of the whole picture. */
  readonly poses: PoseFrame[];
  /** Luminance 0…1 around the golfer, for each pose. */
  readonly brightness: number[];
}

/** Detects the golfer in a part of these frames. */
export async function trackPass(
  { video, landmarker, part, signal }: PassInput,
  frames: readonly number[],
  onProgress: (share: number) => void = () => {},
): Promise<TrackedPass> {
  const poses: PoseFrame[] = [];
  const brightness: number[] = [];
  await landmarker.resetTracking();
  for await (const { frame, picture } of video.pictures(frames, part)) {
    signal.throwIfAborted();
    const timeS = video.frameTimesS[frame] ?? 0;
    const start = performance.now();
    const pose = landmarker.detectPose(picture, timeS);
    performance.measure('detect pose', { start });
    brightness.push(measureBrightness(picture, pose.image));
    poses.push({ frame, timeS, ...pose });
    onProgress(poses.length / frames.length);
  }
  return { poses: toWholePicture(poses, part.window, video), brightness };
}
