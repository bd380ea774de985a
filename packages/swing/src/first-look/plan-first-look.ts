import type { PoseTrack } from '@trueswing/contracts';
import { type CoarseLimits, findRoughSwing, planCoarsePass } from '../1-track/plan-frames.ts';

/** Ten poses a second find the swing. */
const coarseLimits: CoarseLimits = { whole: 60, wholeS: Number.POSITIVE_INFINITY, least: 20, most: 260 };
/** Poses around the swing: at 60 frames a second every third frame of the downswing. */
const finePoses = 26;
const fastShare = 0.7;

/** Frames in which a first look searches for the swing: ten a second. */
export const planFirstPass = (frameTimesS: readonly number[]): number[] => planCoarsePass(frameTimesS, coarseLimits);

/** Frames around the swing that the first pass found: most of them from the top to the follow-through, where the motion is fast. */
export function planSecondPass(coarse: PoseTrack, frameTimesS: readonly number[]): number[] {
  if (coarse.frames.length >= frameTimesS.length) return [];
  const { fromS, topS, throughS, toS, marginS } = findRoughSwing(coarse);
  const [fastFromS, fastToS] = [topS - marginS, throughS + marginS];
  const within = (fromTimeS: number, toTimeS: number): number[] =>
    frameTimesS.flatMap((timeS, frame) => (timeS >= fromTimeS && timeS <= toTimeS ? [frame] : []));
  const fast = thin(within(fastFromS, fastToS), Math.ceil(finePoses * fastShare));
  const before = within(fromS, fastFromS).filter((frame) => frame < (fast[0] ?? 0));
  const after = within(fastToS, toS).filter((frame) => frame > (fast.at(-1) ?? 0));
  const rest = finePoses - fast.length;
  const share = before.length / Math.max(1, before.length + after.length);
  const planned = [...thin(before, Math.floor(rest * share)), ...fast, ...thin(after, Math.floor(rest * (1 - share)))];
  return planned.filter((frame) => !coarse.frames.some((pose) => pose.frame === frame));
}

/** At most `count` of the frames, evenly spaced by a whole step. */
function thin(frames: readonly number[], count: number): number[] {
  if (frames.length <= count) return [...frames];
  if (count <= 0) return [];
  const step = Math.ceil(frames.length / count);
  return frames.filter((_, i) => i % step === 0);
}
