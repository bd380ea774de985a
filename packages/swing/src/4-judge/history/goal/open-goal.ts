import { type GoalMeasure, goalTargets } from '@trueswing/contracts';
import { isTurn } from '../../targets/mobility-scales.ts';
import { judgeProgress } from '../progress/judge-progress.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import { progressWindowMs } from '../progress/progress-window.ts';
import type { GoalPlan, GoalReading } from './goal-plan.ts';
import { isComparable, measuredSwings, referenceOf, shownLevel, shownShare, toGoalReading } from './goal-readings.ts';
import { fewestStartSwings, limitOf, planSwings } from './retest-size.ts';

interface NewGoal {
  readonly measurement: GoalMeasure;
  readonly target: number;
  /** The golfer's swings of the last half year, and which of them the goal is set from. */
  readonly swings: readonly DatedVideo[];
  readonly from: DatedVideo;
  readonly nowMs: number;
  readonly earlierLooks: number;
  /** Start of the last goal that ended with a gain: what came before was another level. Null if none did. */
  readonly gainedSinceMs: number | null;
}

/** Why a goal cannot be set: its number cannot be compared in this swing, or its target does not lie beyond the start. */
export type GoalRefusal = 'not-comparable' | 'target-too-near';

/**
 * Plans a goal. The swing that it is set from shows how later swings must be filmed, but it is no part of the start: a golfer sets a
 * goal when a swing reads low, and the next ones would read higher without any gain.
 */
export function openGoal({ measurement, target, from, nowMs, ...goal }: NewGoal): GoalPlan | GoalRefusal {
  const measured = measuredSwings(measurement, goal.swings);
  const origin = measured.find((swing) => swing.atMs === from.atMs && swing.club === from.club);
  if (!origin || !isComparable(measurement, origin, referenceOf(origin))) return 'not-comparable';
  const reference = referenceOf(origin);
  const sinceMs = Math.max(nowMs, origin.atMs);
  const earliestMs = Math.max(sinceMs - progressWindowMs, goal.gainedSinceMs ?? 0);
  const comparable = measured
    .filter((swing) => swing !== origin && swing.atMs > earliestMs && swing.atMs <= sinceMs)
    .filter((swing) => isComparable(measurement, swing, reference))
    .map((swing) => toGoalReading(measurement, swing));
  const seen = comparable.length < fewestStartSwings ? origin.measured.value : shownLevel(comparable);
  const direction = target > seen ? 1 : -1;
  const isTooNear = Math.abs(target - seen) < goalTargets[measurement].step / 2;
  if (isTooNear || (isTurn(measurement) && direction < 0)) return 'target-too-near';
  const { earlierLooks } = goal;
  const before = sinceGain(comparable, direction);
  const plan = { measurement, target, direction, earlierLooks, reference, sinceMs, before, restartedMs: null } as const;
  return { ...plan, plannedSwings: planRetest({ ...plan, plannedSwings: null }, before) };
}

/** Swings of the retest that show the gain up to the target; null while too few swings show the start. */
export function planRetest(plan: GoalPlan, start: readonly GoalReading[]): number | null {
  if (start.length < fewestStartSwings) return null;
  const gain = Math.abs(plan.target - shownLevel(start)) / shownShare(plan.measurement, plan.reference);
  return planSwings(start, gain, limitOf(plan));
}

/** The readings since the golfer last gained in the direction of the goal: a gain of earlier must not count for it. */
function sinceGain(readings: readonly GoalReading[], direction: 1 | -1): readonly GoalReading[] {
  const shown = readings.map((reading) => ({ ...reading, range: { low: reading.shown, high: reading.shown } }));
  const progress = judgeProgress(shown, { atMost: 'real' });
  if (progress.kind !== 'judged' || progress.mark === 'noise' || progress.change * direction < 0) return readings;
  return readings.filter(({ atMs }) => atMs >= progress.since.fromMs);
}
