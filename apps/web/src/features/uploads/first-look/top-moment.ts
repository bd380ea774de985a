import { type FirstLook, type ImageLandmarks, type LookedVideo, poseAtTime } from '@trueswing/swing';

/** A moment to show of a video. */
export interface LookMoment {
  /** Where to seek: the middle of its frame, in seconds of the file. */
  readonly timeS: number;
  /** Null where the golfer was not found then. */
  readonly landmarks: ImageLandmarks | null;
}

/** The top of the swing, with the pose; null where no whole swing was found. */
export function topMoment(video: LookedVideo, { moments }: FirstLook): LookMoment | null {
  if (!moments) return null;
  const frameS = frameSpacingS(video);
  const pose = poseAtTime(video.track.frames, moments.topS, 1 / frameS);
  return { timeS: moments.topS + frameS / 2, landmarks: pose?.landmarks ?? null };
}

/** Usual time between two frames. */
const frameSpacingS = ({ frameTimesS }: LookedVideo): number =>
  (frameTimesS.at(-1) ?? 0) / Math.max(1, frameTimesS.length - 1) || 1 / 30;
