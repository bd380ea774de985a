import type { Handedness } from '../../packages/contracts/src/index.ts';
import { analyzeViews } from '../../packages/swing/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';

/** Poses of a cheaper analysis: every so many-th one, and all of them around the events that those show. */
export interface Thinning {
  readonly every: number;
  /** Seconds before and after each event in which no pose is left out; 0 for none. */
  readonly keptS: number;
}

/**
 * Leaves poses out after they were detected. The pose model followed the golfer through every frame, so a run that detects fewer can
 * only be worse.
 */
export function thinPoses(detected: DetectedClip, { every, keptS }: Thinning, handedness: Handedness): DetectedClip {
  if (!detected.ok || every <= 1) return detected;
  const keep = (isKept: (nth: number, timeS: number) => boolean): DetectedClip & { ok: true } => ({
    ...detected,
    track: { ...detected.track, frames: detected.track.frames.filter(({ timeS }, nth) => isKept(nth, timeS)) },
  });
  const sparse = keep((nth) => nth % every === 0);
  if (keptS === 0) return sparse;
  const { track, frameTimesS, repeated: repeatedFrames } = sparse;
  const main = { track, frameTimesS, repeatedFrames };
  const outcome = analyzeViews({ main, downTheLine: null, slot: 'any', handedness });
  if (!outcome.ok) return sparse;
  const momentsS = Object.values(outcome.main.analysis.events).map(({ timeS }) => timeS);
  return keep((nth, timeS) => nth % every === 0 || momentsS.some((momentS) => Math.abs(timeS - momentS) <= keptS));
}
