import type { PoseFrame } from '@trueswing/contracts';

export type ImageLandmarks = NonNullable<PoseFrame['image']>;

export interface ShownPose {
  /** The analyzed frame that the pose was detected in; null for an interpolated pose. */
  readonly frame: number | null;
  readonly landmarks: ImageLandmarks;
}

/** Across a longer gap between detected poses, an interpolated pose would be made up. */
const maxGapS = 0.25;

/**
 * The pose to draw over a frame of the video: as detected in this frame, or interpolated between the detected poses
 * around it.
 * @param frames in the order of their times
 * @param timeS presentation time of the frame
 * @param fps of the video; a pose within half a frame is that of this frame
 * @returns null if there is no detected pose near
 */
export function poseAtTime(frames: readonly PoseFrame[], timeS: number, fps: number): ShownPose | null {
  const next = firstAtOrAfter(frames, timeS);
  const exact = nearest(frames[next - 1], frames[next], timeS);
  if (exact?.image && Math.abs(exact.timeS - timeS) <= 0.5 / fps) return { frame: exact.frame, landmarks: exact.image };
  const after = frames.slice(next).find(hasPose);
  const before = frames.slice(0, next).findLast(hasPose);
  if (!before || !after || after.timeS - before.timeS > maxGapS) return null;
  const share = (timeS - before.timeS) / (after.timeS - before.timeS);
  return { frame: null, landmarks: blend(before.image, after.image, share) };
}

type DetectedFrame = PoseFrame & { readonly image: ImageLandmarks };
const hasPose = (frame: PoseFrame): frame is DetectedFrame => frame.image !== null;

/** Index of the first frame at or after a time; the count of frames if there is none. */
function firstAtOrAfter(frames: readonly PoseFrame[], timeS: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.timeS ?? 0) < timeS) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearest(before: PoseFrame | undefined, after: PoseFrame | undefined, timeS: number): PoseFrame | undefined {
  if (!before || !after) return before ?? after;
  return timeS - before.timeS < after.timeS - timeS ? before : after;
}

/** Each landmark at a share 0…1 of its way, with the lower visibility of both. */
function blend(from: ImageLandmarks, to: ImageLandmarks, share: number): ImageLandmarks {
  return from.map(([x, y, visibility], index) => {
    const [toX, toY, toVisibility] = to[index] ?? [x, y, visibility];
    return [x + (toX - x) * share, y + (toY - y) * share, Math.min(visibility, toVisibility)];
  });
}
