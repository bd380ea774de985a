import type { PoseFrame, PoseTrack } from '@trueswing/contracts';
import { at, type BodySeries, medianSpacing, toBodySeries } from './body-series.ts';
import { findHandSwings, type HandSwing, pickSwing } from './find-hand-swings.ts';
import { toHandPath } from './hand-path.ts';
import { isFastEnough, resemblesGolf } from './resembles-golf.ts';

/** A clip of at most so many frames gets a pose for each, if it is short, too. */
export const maxWholePoses = 450;
/**
 * A clip that lasts longer gets two passes, however few its frames. A part that a golfer cuts out around the swing is longer than this,
 * and is then measured in the same frames as the whole video.
 */
const longestWholeS = 4;
/** Spacing of the coarse pass: four samples of the shortest downswing and follow-through. */
const coarseSpacingS = 0.1;

/** Spacing at which half a minute is covered. */
const usualSpacingS = 0.14;

/** Number of poses that a coarse pass may have. */
export interface CoarseLimits {
  /** A clip of at most so many frames and seconds is covered whole. */
  readonly whole: number;
  readonly wholeS: number;
  readonly least: number;
  readonly most: number;
}
const analysisLimits: CoarseLimits = { whole: maxWholePoses, wholeS: longestWholeS, least: 120, most: 260 };

/** The fine pass begins on this grid, which starts at a key frame. */
const startGridS = 1;
/** Times in files are rounded. */
const startToleranceS = 0.002;
/** Poses a second of the fine pass: up to the follow-through, and after it. */
const densities = { swing: 120, after: 60 } as const;
/** The follow-through ends on this grid, as two coarse passes find it a little differently. */
const throughGridS = 0.5;
/** Most poses of the fine pass: enough for a usual swing at any frame rate, and for four seconds of slow motion at 120. */
const mostFinePoses = 480;

/** The hands have clearly left the ball, in trunk lengths. */
const clearRise = 0.25;
const minLeadS = 0.6;

/** Frames for the coarse pass: all of a short clip, otherwise evenly spaced ones. */
export function planCoarsePass(
  frameTimesS: readonly number[],
  { whole, wholeS, least, most }: CoarseLimits = analysisLimits,
): number[] {
  const count = frameTimesS.length;
  const durationS = (frameTimesS.at(-1) ?? 0) - (frameTimesS[0] ?? 0);
  if (count <= whole && durationS <= wholeS) return Array.from({ length: count }, (_, i) => i);
  const poses = Math.min(most, Math.max(least, Math.ceil(durationS / coarseSpacingS)));
  const step = Math.ceil(count / poses);
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
}

/**
 * Frames for the fine pass, around the swing that the coarse pass found: from before the take-away to the held finish. Which frames
 * these are depends on the swing and the key frames, not on how much is filmed around it: a part that was cut out at a key frame is
 * measured in the frames of the whole video.
 * @param keyFrames frames at which the file can be cut
 * @returns frame numbers in order; none if the coarse pass covered every frame
 */
export function planFinePass(
  coarse: PoseTrack,
  frameTimesS: readonly number[],
  keyFrames: readonly number[],
): number[] {
  if (coarse.frames.length >= frameTimesS.length) return [];
  const { fromS, throughS, marginS, toS } = findRoughSwing(coarse);
  // The model follows the golfer from frame to frame: only from the same beginning it finds the same landmarks.
  const keyS = at(frameTimesS, keyFrames.findLast((frame) => at(frameTimesS, frame) <= fromS) ?? 0);
  const startS = keyS + Math.max(0, Math.floor((fromS - keyS) / startGridS)) * startGridS;
  const origin = Math.max(
    0,
    frameTimesS.findIndex((timeS) => timeS >= startS - startToleranceS),
  );
  const originS = at(frameTimesS, origin);
  const swingEndS = originS + Math.ceil((throughS + marginS - originS) / throughGridS) * throughGridS;
  const frames = frameTimesS.flatMap((timeS, frame) => (frame >= origin && timeS <= toS ? [frame] : []));
  const fps = 1 / medianSpacing(frameTimesS);
  const plan = (sparseness: number): number[] => {
    const stepFor = (density: number): number => Math.max(1, Math.round((sparseness * fps) / density));
    const [inSwing, after] = [stepFor(densities.swing), stepFor(densities.after)];
    return frames.filter((frame) => (frame - origin) % (at(frameTimesS, frame) <= swingEndS ? inSwing : after) === 0);
  };
  let sparseness = 1;
  while (plan(sparseness).length > mostFinePoses) sparseness++;
  return plan(sparseness);
}

/** Both passes as one track. For a frame in both, the fine pass wins. */
export function joinPasses(coarse: PoseTrack, finePoses: readonly PoseFrame[]): PoseTrack {
  const byFrame = new Map(coarse.frames.map((pose) => [pose.frame, pose]));
  for (const pose of finePoses) byFrame.set(pose.frame, pose);
  return { ...coarse, frames: [...byFrame.values()].sort((a, b) => a.frame - b.frame) };
}

/** When a swing begins, is at its top, is through and ends, and the margin of these times. */
export interface RoughSwing {
  readonly fromS: number;
  readonly topS: number;
  readonly throughS: number;
  readonly toS: number;
  readonly marginS: number;
}

/** Fewer poses from the top to the ball do not show what the hands hold: some are lost in the blur of a real swing. */
const fewestToSee = 3;
const showsHands = ({ detected }: BodySeries, { top, low }: HandSwing): boolean =>
  detected.slice(top, low + 1).filter(Boolean).length >= fewestToSee;

/** The time span of the swing; without a clear one, the four seconds in which the hands move most. */
export function findRoughSwing(coarse: PoseTrack): RoughSwing {
  const body = toBodySeries(coarse);
  if (!body) return { fromS: 0, topS: 0, throughS: 0, toS: 0, marginS: 0 };
  const path = toHandPath(body, 0);
  const { timesS } = path;
  const swings = findHandSwings(path).filter((candidate) => candidate.start !== null);
  // Someone else who walks by may have the pose for a while. The poses are too few to rule out all that is not golf.
  const golf = swings.filter(
    (candidate) => isFastEnough(candidate) && (!showsHands(body, candidate) || resemblesGolf(body, candidate)),
  );
  const swing = pickSwing(golf.length > 0 ? golf : swings);
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
    // A sparse coarse pass leaves each of these times uncertain by its spacing, which is the same for half a minute and its parts.
    const spacingS = Math.max(usualSpacingS, medianSpacing(timesS));
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
