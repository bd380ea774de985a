import type { PoseFrame } from '@trueswing/contracts';

type Timed = Pick<PoseFrame, 'timeS'>;

/** Index of the analysed frame nearest to a media time in seconds; -1 without frames. */
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
 * Index of the analysed frame that is on the screen, or -1 when none is within `toleranceS`: a frame that was not analysed
 * has no pose of its own.
 */
export function findFrame(frames: readonly Timed[], mediaTimeS: number, toleranceS: number): number {
  const nearest = nearestFrame(frames, mediaTimeS);
  const frame = frames[nearest];
  return frame && Math.abs(frame.timeS - mediaTimeS) <= toleranceS ? nearest : -1;
}

/** The analysed frames on both sides of a moment, and the share 0…1 of the way between them; null when too far apart. */
export function findNeighbours(
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

/** A moment in the middle of the frame that starts at `startS`: seeking there shows this frame and no neighbour. */
export const momentInFrame = (startS: number, fps: number): number => startS + 0.5 / fps;

/** Where to seek for the frame before or after the one that is shown, whatever was analysed. */
export const momentOfNeighbour = (shownS: number, fps: number, direction: 1 | -1): number =>
  Math.max(0, momentInFrame(shownS + direction / fps, fps));
