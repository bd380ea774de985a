import type { PoseFrame } from '@trueswing/contracts';

/**
 * Index of the analysed frame that is on the screen at a media time in seconds, or -1 when none is near: a frame that was
 * not analysed shows no skeleton rather than a wrong one.
 */
export function findFrame(frames: readonly Pick<PoseFrame, 'timeS'>[], mediaTimeS: number, toleranceS: number): number {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.timeS ?? 0) < mediaTimeS) low = middle + 1;
    else high = middle;
  }
  const distance = (index: number) => Math.abs((frames[index]?.timeS ?? Number.POSITIVE_INFINITY) - mediaTimeS);
  const nearest = distance(low - 1) < distance(low) ? low - 1 : low;
  return distance(nearest) <= toleranceS ? nearest : -1;
}

/** A moment inside the frame's time on the screen: seeking there shows this frame and no neighbour. */
export function momentInFrame(frames: readonly Pick<PoseFrame, 'timeS'>[], index: number): number {
  const start = frames[index]?.timeS ?? 0;
  const next = frames[index + 1]?.timeS;
  const before = frames[index - 1]?.timeS;
  const durationS = next !== undefined ? next - start : before !== undefined ? start - before : 0;
  return start + Math.min(durationS, 0.04) / 2;
}
