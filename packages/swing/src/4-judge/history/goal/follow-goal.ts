import { deviationsOf90 } from '../progress/assumed-spread.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import type { GoalPlan, GoalReading, GoalVerdict } from './goal-plan.ts';
import {
  isComparable,
  type MeasuredSwing,
  measuredSwings,
  referenceOf,
  shownLevel,
  shownShare,
  toGoalReading,
} from './goal-readings.ts';
import { planRetest } from './open-goal.ts';
import { fewestStartSwings, levelChange, limitOf, smallestGain } from './retest-size.ts';

/** Where an open goal stands. */
export interface GoalCourse {
  /** As it is stored from now on: the retest may have been planned, or the start begun again. */
  readonly plan: GoalPlan;
  readonly start: readonly GoalReading[];
  readonly retest: readonly GoalReading[];
  /** Swings since the start that were filmed otherwise, so that they do not count. */
  readonly otherwiseFilmed: number;
  /** Smallest gain that the retest shows in half of all cases, on the scale of the dial; null until the start is known. */
  readonly smallestGain: number | null;
  /** Null until the retest is complete. */
  readonly verdict: GoalVerdict | null;
}

/**
 * Follows a goal through the golfer's swings, in any order. It is judged once, by the swings of the planned retest: a golfer who looks
 * after every swing is not misled by looking often.
 */
export function followGoal(stored: GoalPlan, swings: readonly DatedVideo[]): GoalCourse {
  const { measurement, reference } = stored;
  const measured = measuredSwings(measurement, swings).filter(({ club }) => club === reference.club);
  const begun = restartInNewVersion(stored, measured);
  const later = measured.filter(({ atMs }) => atMs > begun.sinceMs);
  const counted = later.filter((swing) => isComparable(measurement, swing, begun.reference));
  const readings = counted.map((swing) => toGoalReading(measurement, swing));
  const missing = Math.max(0, fewestStartSwings - begun.before.length);
  const start = [...begun.before, ...readings.slice(0, missing)];
  const plan = { ...begun, plannedSwings: begun.plannedSwings ?? planRetest(begun, start) };
  const { plannedSwings } = plan;
  const retest = readings.slice(missing, missing + (plannedSwings ?? 0));
  return {
    plan,
    start,
    retest,
    otherwiseFilmed: later.length - counted.length,
    smallestGain:
      plannedSwings && shownShare(measurement, plan.reference) * smallestGain(start, plannedSwings, limitOf(plan)),
    verdict: plannedSwings === null ? null : judge(plan, start, retest, plannedSwings),
  };
}

/**
 * A new version of the analysis measures otherwise, so its swings cannot be compared with those of before. The goal stays, and its start is
 * measured again, by the first swings of the new version.
 */
function restartInNewVersion(plan: GoalPlan, measured: readonly MeasuredSwing[]): GoalPlan {
  const newest = measured.at(-1);
  const { algorithm } = plan.reference;
  if (!newest || newest.atMs <= plan.sinceMs || newest.algorithm === algorithm) return plan;
  const first = measured.find((swing) => swing.atMs > plan.sinceMs && swing.algorithm === newest.algorithm) ?? newest;
  const sinceMs = first.atMs - 1;
  return {
    ...plan,
    reference: referenceOf(first),
    sinceMs,
    before: [],
    plannedSwings: null,
    restartedMs: first.atMs,
  };
}

function judge(
  { target, direction, earlierLooks, reference }: GoalPlan,
  start: readonly GoalReading[],
  retest: readonly GoalReading[],
  plannedSwings: number,
): GoalVerdict | null {
  const from = shownLevel(start);
  const isBeyond = (level: number) => (level - target) * direction >= 0;
  if (isBeyond(from)) return { ending: 'already-there', start: from, retest: null, gainRange: null, swings: 0 };
  if (retest.length < plannedSwings) return null;
  const { change, standardError } = levelChange(start, retest);
  const [gain, error] = [direction * change, deviationsOf90 * standardError];
  const level = shownLevel(retest);
  const isSure = gain >= limitOf({ earlierLooks, reference }) * standardError;
  const reached = isBeyond(level) ? 'reached' : 'gained';
  return {
    ending: isSure ? reached : 'no-sure-change',
    start: from,
    retest: level,
    gainRange: { low: gain - error, high: gain + error },
    swings: plannedSwings,
  };
}
