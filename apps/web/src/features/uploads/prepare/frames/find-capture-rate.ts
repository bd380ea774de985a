import { type FrameIndex, isShown } from './frame-index.ts';

/** Frame gaps this many times longer than in another part: the file plays that part in slow motion. */
const slowedGap = 2.8;
/** Length of the compared runs in gaps: single frames come late. */
const run = 8;

/**
 * Frames a second at which the camera filmed a video that plays a part of itself slower: the rate of the part at full speed. null
 * for a video of one speed. The analysis compares the parts in the same way, and cannot do so once one of them is cut off.
 */
export function findCaptureRate({ frames, shown }: FrameIndex): number | null {
  const times = frames.map(({ timeS }) => timeS).filter((timeS) => isShown(timeS, shown));
  times.sort((one, other) => one - other);
  const gaps = times.slice(1).map((timeS, at) => timeS - (times[at] ?? 0));
  let [shortestS, longestS, usualS] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let end = run; end <= gaps.length; end += 1) {
    const compared = gaps.slice(end - run, end);
    if (Math.max(...compared) < shortestS) {
      shortestS = Math.max(...compared);
      usualS = compared.reduce((sum, gap) => sum + gap) / run;
    }
    longestS = Math.max(longestS, Math.min(...compared));
  }
  return longestS > slowedGap * shortestS ? 1 / usualS : null;
}
