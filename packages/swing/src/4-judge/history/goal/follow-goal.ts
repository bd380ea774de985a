import type { Incomparable } from '../change.ts';
import { deviationsOf90 } from '../progress/assumed-spread.ts';
import { type ComparedSwing, reasonAgainst } from '../progress/comparable-readings.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import type { GoalPlan, GoalReading, GoalVerdict, OpensMs } from './goal-plan.ts';
import { type MeasuredSwing, measuredSwings, shownLevel, shownShare, toGoalReading } from './goal-readings.ts';
import { directionFrom } from './goal-scales.ts';
import { liesBeyond, planRetest } from './open-goal.ts';
import { fewestStartSwings, levelChange, limitOf, smallestGain } from './retest-size.ts';

/** Where an open goal stands. */
export interface GoalCourse {
  /** As it is stored from now on: the start may be complete, or begun again. */
  readonly plan: GoalPlan;
  readonly start: readonly GoalReading[];
  readonly retest: readonly GoalReading[];
  /** Why swings do not count that would have been start or retest, oldest first. */
  readonly leftOut: readonly Incomparable[];
  /** Smallest gain that the retest shows more often than not, on the scale of the dial; null until the start is known. */
  readonly smallestGain: number | null;
  /** Null until the retest is complete. */
  readonly verdict: GoalVerdict | null;
}

/**
 * Follows a goal through the golfer's swings, in any order. It is judged once, by the first swings from the day on which its retest opens: a
 * golfer who looks after every swing is not misled by looking often. Swings between start and retest are training, and count for neither.
 */
export function followGoal(stored: GoalPlan, swings: readonly DatedVideo[], opensMs: OpensMs): GoalCourse {
  const { measurement } = stored;
  const measured = measuredSwings(measurement, swings).filter(({ club }) => club === stored.reference.club);
  const begun = restartInNewVersion(stored, measured);
  const start = startOf(begun, measured);
  const plan = completeStart(begun, start, opensMs);
  const { plannedSwings, reference } = plan;
  const fromMs = plan.opensMs ?? begun.sinceMs;
  const { counted, leftOut } = compareAll(plan, measured, (atMs) => atMs > plan.sinceMs && atMs >= fromMs);
  const retest = counted.slice(0, plannedSwings ?? 0);
  const share = shownShare(measurement, reference);
  return {
    plan,
    start,
    retest,
    leftOut,
    smallestGain: plannedSwings && share * smallestGain(start, plannedSwings, limitOf(plan)),
    verdict: plannedSwings === null ? null : judge(plan, retest, plannedSwings),
  };
}

/**
 * A new version of the analysis measures otherwise, so its swings cannot be compared with those of before. The goal stays, and its start is
 * measured again, by the first swings of the new version that are filmed as before.
 */
function restartInNewVersion(plan: GoalPlan, measured: readonly MeasuredSwing[]): GoalPlan {
  const newest = measured.at(-1);
  const { algorithm } = plan.reference;
  if (!newest || newest.atMs <= plan.sinceMs || newest.algorithm === algorithm) return plan;
  const first = measured.find((swing) => swing.atMs > plan.sinceMs && swing.algorithm === newest.algorithm) ?? newest;
  return {
    ...plan,
    reference: { ...plan.reference, algorithm: newest.algorithm },
    sinceMs: first.atMs - 1,
    before: [],
    plannedSwings: null,
    opensMs: null,
    restartedMs: first.atMs,
  };
}

/** A start of too few swings goes on with those since the goal was set. */
function startOf(plan: GoalPlan, measured: readonly MeasuredSwing[]): readonly GoalReading[] {
  const missing = Math.max(0, fewestStartSwings - plan.before.length);
  const { counted } = compareAll(plan, measured, (atMs) => atMs > plan.sinceMs);
  return [...plan.before, ...counted.slice(0, missing)];
}

/** With its last swing the start is known: it stays, and the retest is planned. */
function completeStart(plan: GoalPlan, start: readonly GoalReading[], opensMs: OpensMs): GoalPlan {
  if (start.length < fewestStartSwings) return plan;
  const isNew = start.length > plan.before.length;
  const sinceMs = isNew ? (start.at(-1)?.atMs ?? plan.sinceMs) : plan.sinceMs;
  const direction = isNew ? directionFrom(plan.measurement, shownLevel(start), plan.direction) : plan.direction;
  const known = { ...plan, before: start, direction, sinceMs };
  const plannedSwings = plan.plannedSwings ?? planRetest(known);
  return { ...known, plannedSwings, opensMs: plan.opensMs ?? opensMs(plannedSwings, sinceMs) };
}

function compareAll(
  { measurement, reference }: GoalPlan,
  measured: readonly MeasuredSwing[],
  isAsked: (atMs: number) => boolean,
) {
  const asked = measured.filter(({ atMs }) => isAsked(atMs));
  const against = (swing: ComparedSwing) => reasonAgainst(measurement, swing, reference);
  return {
    counted: asked.filter((swing) => against(swing) === null).map((swing) => toGoalReading(measurement, swing)),
    leftOut: asked.flatMap((swing) => against(swing) ?? []),
  };
}

function judge(plan: GoalPlan, retest: readonly GoalReading[], plannedSwings: number): GoalVerdict | null {
  const { measurement, target, direction, reference, before: start } = plan;
  const from = shownLevel(start);
  if (!liesBeyond(plan, target, from)) {
    return { ending: 'already-there', start: from, retest: null, gainRange: null, swings: 0 };
  }
  if (retest.length < plannedSwings) return null;
  const { change, standardError } = levelChange(start, retest);
  const share = shownShare(measurement, reference);
  const [gain, error] = [direction * change, deviationsOf90 * standardError];
  const level = shownLevel(retest);
  const isSure = gain >= limitOf(plan) * standardError;
  const reached = (level - target) * direction >= 0 ? 'reached' : 'gained';
  return {
    ending: isSure ? reached : 'no-sure-change',
    start: from,
    retest: level,
    gainRange: { low: share * (gain - error), high: share * (gain + error) },
    swings: plannedSwings,
  };
}
