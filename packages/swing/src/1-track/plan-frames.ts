import type { PoseFrame, PoseTrack } from '@trueswing/contracts';
import { at, medianSpacing, toBodySeries } from './body-series.ts';
import { findHandSwings, pickSwing } from './find-hand-swings.ts';
import { toHandPath } from './hand-path.ts';

/** Maximum number of poses per clip, both passes together: ten seconds at 240 fps stay within the time budget. */
export const maxPosesPerClip = 450;
/** Spacing of the coarse pass: four samples of the shortest downswing and follow-through. */
const coarseSpacingS = 0.1;
const minCoarsePoses = 120;
const maxCoarsePoses = 260;

/** Minimum spacing of the fine pass before the top and after the follow-through, where the motion is slower. */
const slowSpacingS = 1 / 40;

/** The hands have clearly left the ball, in trunk lengths. */
const clearRise = 0.25;
const minLeadS = 0.6;

/** Frames for the coarse pass: all of a short clip, otherwise evenly spaced ones. */
export function planCoarsePass(frameTimesS: readonly number[]): number[] {
  const count = frameTimesS.length;
  if (count <= maxPosesPerClip) return Array.from({ length: count }, (_, i) => i);
  const durationS = (frameTimesS.at(-1) ?? 0) - (frameTimesS[0] ?? 0);
  const poses = Math.min(maxCoarsePoses, Math.max(minCoarsePoses, Math.ceil(durationS / coarseSpacingS)));
  const step = Math.ceil(count / poses);
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
}

/**
 * Frames for the fine pass, around the swing that the coarse pass found: from before the take-away to the held finish. The downswing keeps the full rate; the slower rest is thinned.
 * @returns frame numbers in order; none if the coarse pass covered every frame
 */
export function planFinePass(coarse: PoseTrack, frameTimesS: readonly number[]): number[] {
  if (coarse.frames.length >= frameTimesS.length) return [];
  const budget = maxPosesPerClip - coarse.frames.length;
  const span = findSpan(coarse);
  const inSpan = (fromS: number, toS: number) =>
    frameTimesS.flatMap((timeS, frame) => (timeS >= fromS && timeS <= toS ? [frame] : []));

  const core = thin(inSpan(span.topS - span.marginS, span.throughS + span.marginS), Math.ceil(budget * 0.7));
  const slowPart = (fromS: number, toS: number) => thin(inSpan(fromS, toS), Math.ceil((toS - fromS) / slowSpacingS));
  const before = slowPart(span.fromS, span.topS - span.marginS).filter((frame) => frame < (core[0] ?? 0));
  const after = slowPart(span.throughS + span.marginS, span.toS).filter((frame) => frame > (core.at(-1) ?? 0));
  const rest = budget - core.length;
  const share = before.length / Math.max(1, before.length + after.length);
  return [...thin(before, Math.floor(rest * share)), ...core, ...thin(after, Math.floor(rest * (1 - share)))];
}

/** Both passes as one track. For a frame in both, the fine pass wins. */
export function joinPasses(coarse: PoseTrack, finePoses: readonly PoseFrame[]): PoseTrack {
  const byFrame = new Map(coarse.frames.map((pose) => [pose.frame, pose]));
  for (const pose of finePoses) byFrame.set(pose.frame, pose);
  return { ...coarse, frames: [...byFrame.values()].sort((a, b) => a.frame - b.frame) };
}

interface Span {
  readonly fromS: number;
  readonly topS: number;
  readonly throughS: number;
  readonly toS: number;
  readonly marginS: number;
}

/** The time span of the swing; without a clear one, the four seconds in which the hands move most. */
function findSpan(coarse: PoseTrack): Span {
  const body = toBodySeries(coarse);
  if (!body) return { fromS: 0, topS: 0, throughS: 0, toS: 0, marginS: 0 };
  const path = toHandPath(body, 0);
  const { timesS } = path;
  const swing = pickSwing(findHandSwings(path).filter((candidate) => candidate.start !== null));
  if (swing) {
    // The hands may have been low for a long time; the swing begins one backswing duration before they have risen.
    const low = at(path.height, swing.start ?? 0);
    const risenS = at(
      timesS,
      Math.max(
        0,
        path.height.findLastIndex((h, i) => i < swing.top && h < low + clearRise),
      ),
    );
    // A sparse coarse pass leaves each of these times uncertain by its spacing.
    const spacingS = medianSpacing(timesS);
    const leadS = Math.max(minLeadS, at(timesS, swing.top) - risenS) + 2 * spacingS;
    const startS = risenS - leadS;
    const topS = at(timesS, swing.top);
    // A held finish may be highest at its very end; the club is through long before.
    const [lowS, upS] = [at(timesS, swing.low), at(timesS, swing.through ?? swing.low)];
    const throughS = Math.min(upS, lowS + Math.max(0.4, 1.5 * (lowS - topS)));
    const marginS = Math.max(0.1, 0.25 * (throughS - topS), spacingS);
    return { fromS: startS - marginS, topS, throughS, toS: throughS + Math.max(0.5, throughS - topS), marginS };
  }
  let best = { centerS: at(timesS, 0), travel: -1 };
  for (const centerS of timesS) {
    let travel = 0;
    for (let i = 1; i < timesS.length; i++) {
      if (Math.abs(at(timesS, i) - centerS) > 2) continue;
      travel += Math.hypot(at(path.x, i) - at(path.x, i - 1), at(path.height, i) - at(path.height, i - 1));
    }
    if (travel > best.travel) best = { centerS, travel };
  }
  const fromS = best.centerS - 2;
  return { fromS, topS: best.centerS, throughS: best.centerS, toS: best.centerS + 2, marginS: 0.5 };
}

/** At most `count` of the frames, evenly spaced by a whole step. */
function thin(frames: readonly number[], count: number): number[] {
  if (frames.length <= count) return [...frames];
  if (count <= 0) return [];
  const step = Math.ceil(frames.length / count);
  return frames.filter((_, i) => i % step === 0);
}
