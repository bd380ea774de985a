import type { GoalMeasure } from '@trueswing/contracts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import type { GoalPlan } from './goal-plan.ts';
import { referenceOf, shownLevel, shownShare } from './goal-readings.ts';
import { directionFrom, goalScales } from './goal-scales.ts';
import { findGoalStart } from './goal-start.ts';
import { fewestStartSwings, limitOf, planSwings } from './retest-size.ts';

interface NewGoal {
  readonly measurement: GoalMeasure;
  readonly target: number;
  /** The golfer's swings of the last half year, and which of them the goal is set from. */
  readonly swings: readonly DatedVideo[];
  readonly from: DatedVideo;
  readonly nowMs: number;
  readonly earlierLooks: number;
  /** Since when the last goal that ended with a gain held it: what came before was another level. Null if none did. */
  readonly gainedSinceMs: number | null;
}

/** Why a goal cannot be set: its number cannot be compared in this swing, or its target does not lie beyond the start. */
export type GoalRefusal = 'not-comparable' | 'target-too-near';

/** Plans a goal. */
export function openGoal({ measurement, target, from, swings, nowMs, ...goal }: NewGoal): GoalPlan | GoalRefusal {
  const start = findGoalStart(measurement, swings, from, { nowMs, gainedSinceMs: goal.gainedSinceMs });
  if (!start) return 'not-comparable';
  const asSwung = directionFrom(measurement, start.origin.measured.value);
  const direction = directionFrom(measurement, start.level, asSwung);
  if (!liesBeyond({ measurement, direction }, target, start.level)) return 'target-too-near';
  const plan: GoalPlan = {
    measurement,
    target,
    direction,
    earlierLooks: goal.earlierLooks,
    reference: referenceOf(start.origin),
    sinceMs: Math.max(nowMs, start.origin.atMs),
    before: start.readings,
    plannedSwings: null,
    opensMs: null,
    restartedMs: null,
  };
  return start.readings.length < fewestStartSwings ? plan : { ...plan, plannedSwings: planRetest(plan) };
}

/** Whether a target lies beyond a level in the direction of the goal, by half a step of the dial at least. */
export const liesBeyond = (
  { measurement, direction }: Pick<GoalPlan, 'measurement' | 'direction'>,
  target: number,
  level: number,
): boolean => (target - level) * direction >= goalScales[measurement].step / 2;

/** Swings of the retest that show the gain up to the target, of a plan whose start is known. */
export function planRetest(plan: GoalPlan): number {
  const { before, target, measurement, reference } = plan;
  const gain = Math.abs(target - shownLevel(before)) / shownShare(measurement, reference);
  return planSwings(before, gain, limitOf(plan));
}
