import { deviationsOf90 } from '../history/progress/assumed-spread.ts';
import {
  comparableReadings,
  type GoalAttempt,
  isFilmed,
  type LeftOut,
  reasonAgainstAttempt,
  shownLevel,
  shownShare,
} from './goal-attempt.ts';
import type { GoalPlan, GoalReading, GoalVerdict, OpensMs } from './goal-plan.ts';
import { directionOf, isAtTarget } from './goal-scales.ts';
import { liesBeyond, planRetest } from './open-goal.ts';
import { fewestStartSwings, levelChange, limitOf, smallestGain } from './retest-size.ts';

/** Where an open goal stands. */
export interface GoalCourse {
  /** As it is stored from now on: the start may be complete, or begun again. */
  readonly plan: GoalPlan;
  readonly start: readonly GoalReading[];
  readonly retest: readonly GoalReading[];
  /** Why swings or days do not count that would have been start or retest, oldest first. */
  readonly leftOut: readonly LeftOut[];
  /** Smallest gain that the retest shows more often than not, on the scale of the dial; null until the start is known. */
  readonly smallestGain: number | null;
  /** Null until the retest is complete. */
  readonly verdict: GoalVerdict | null;
}

/**
 * Follows a goal through the golfer's swings, or days of shots. It is judged once, by the first ones from the day on which its retest opens: a
 * golfer who looks after every one is not misled by looking often. Those between start and retest are training, and count for neither.
 * @param attempts oldest first, with any club
 */
export function followGoal(stored: GoalPlan, attempts: readonly GoalAttempt[], opensMs: OpensMs): GoalCourse {
  const { measurement } = stored;
  const own = attempts.filter(({ made }) => made.club === stored.reference.club);
  const begun = restartInNewVersion(stored, own);
  const start = startOf(begun, own);
  const plan = completeStart(begun, start, opensMs);
  const { plannedSwings, reference } = plan;
  const fromMs = plan.opensMs ?? begun.sinceMs;
  const { counted, leftOut } = compareAll(plan, own, (atMs) => atMs > plan.sinceMs && atMs >= fromMs);
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
function restartInNewVersion(plan: GoalPlan, own: readonly GoalAttempt[]): GoalPlan {
  const { reference, sinceMs } = plan;
  if (!isFilmed(reference)) return plan;
  const since = own.flatMap(({ atMs, reading, made }) =>
    atMs > sinceMs && reading && isFilmed(made) ? [{ atMs, algorithm: made.algorithm }] : [],
  );
  const algorithm = since.at(-1)?.algorithm ?? reference.algorithm;
  const first = since.find((swing) => swing.algorithm === algorithm);
  if (!first || algorithm === reference.algorithm) return plan;
  return {
    ...plan,
    reference: { ...reference, algorithm },
    sinceMs: first.atMs - 1,
    before: [],
    plannedSwings: null,
    opensMs: null,
    restartedMs: first.atMs,
  };
}

/** A start of too few swings goes on with those since the goal was set. */
function startOf(plan: GoalPlan, own: readonly GoalAttempt[]): readonly GoalReading[] {
  const missing = Math.max(0, fewestStartSwings - plan.before.length);
  const { counted } = compareAll(plan, own, (atMs) => atMs > plan.sinceMs);
  return [...plan.before, ...counted.slice(0, missing)];
}

/** With its last swing the start is known: it stays, and the retest is planned. */
function completeStart(plan: GoalPlan, start: readonly GoalReading[], opensMs: OpensMs): GoalPlan {
  if (start.length < fewestStartSwings) return plan;
  const isNew = start.length > plan.before.length;
  const sinceMs = isNew ? (start.at(-1)?.atMs ?? plan.sinceMs) : plan.sinceMs;
  const direction = isNew ? directionOf(plan.measurement, shownLevel(start), plan.direction) : plan.direction;
  const known = { ...plan, before: start, direction, sinceMs };
  const plannedSwings = plan.plannedSwings ?? planRetest(known);
  return { ...known, plannedSwings, opensMs: plan.opensMs ?? opensMs(plannedSwings, sinceMs) };
}

function compareAll(
  { measurement, reference }: GoalPlan,
  own: readonly GoalAttempt[],
  isAsked: (atMs: number) => boolean,
) {
  const asked = own.filter(({ atMs }) => isAsked(atMs));
  return {
    counted: comparableReadings(measurement, asked, reference),
    leftOut: asked.flatMap((attempt) => reasonAgainstAttempt(measurement, attempt, reference) ?? []),
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
  const reached = isAtTarget(plan, level) ? 'reached' : 'gained';
  return {
    ending: isSure ? reached : 'no-sure-change',
    start: from,
    retest: level,
    gainRange: { low: share * (gain - error), high: share * (gain + error) },
    swings: plannedSwings,
  };
}
