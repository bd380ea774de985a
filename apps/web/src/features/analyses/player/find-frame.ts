import type { PoseFrame } from '@trueswing/contracts';

type Timed = Pick<PoseFrame, 'timeS'>;

/** Index of the analyzed frame nearest to a media time in seconds; -1 without frames. */
function nearestFrame(frames: readonly Timed[], mediaTimeS: number): number {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.timeS ?? 0) < mediaTimeS) low = middle + 1;
    else high = middle;
  }
  const distance = (index: number) => Math.abs((frames[index]?.timeS ?? Number.POSITIVE_INFINITY) - mediaTimeS);
  if (frames.length === 0) return -1;
  return distance(low - 1) < distance(low) ? low - 1 : low;
}

/**
 * Index of the analyzed frame at a media time, or -1 if none is within `toleranceS`: a frame that was not analyzed has no
 * pose of its own.
 */
export function findFrame(frames: readonly Timed[], mediaTimeS: number, toleranceS: number): number {
  const nearest = nearestFrame(frames, mediaTimeS);
  const frame = frames[nearest];
  return frame && Math.abs(frame.timeS - mediaTimeS) <= toleranceS ? nearest : -1;
}

/** The analyzed frames before and after a time, and the share 0…1 between them; null if they are too far apart. */
export function findNeighbors(
  frames: readonly PoseFrame[],
  mediaTimeS: number,
  maxGapS: number,
): { before: PoseFrame; after: PoseFrame; share: number } | null {
  const nearest = nearestFrame(frames, mediaTimeS);
  const isAfter = (frames[nearest]?.timeS ?? 0) > mediaTimeS;
  const before = frames[isAfter ? nearest - 1 : nearest];
  const after = frames[isAfter ? nearest : nearest + 1];
  if (!before || !after) return null;
  const gapS = after.timeS - before.timeS;
  return gapS > 0 && gapS <= maxGapS ? { before, after, share: (mediaTimeS - before.timeS) / gapS } : null;
}

/** The middle of the frame that starts at `startS`: seeking there shows this frame and not a neighbor. */
export const timeInFrame = (startS: number, fps: number): number => startS + 0.5 / fps;

/** The time to seek to for the frame before or after the shown one, analyzed or not. */
export const timeOfNeighbor = (shownS: number, fps: number, direction: 1 | -1): number =>
  Math.max(0, timeInFrame(shownS + direction / fps, fps));
