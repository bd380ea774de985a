import {
  type BallGoalMeasure,
  type GoalMeasure,
  isBallGoal,
  type SwingGoalMeasure,
  type UploadClub,
} from '@trueswing/contracts';
import { usualRangeOf } from '../body/usual-range.ts';
import type { DatedVideo } from '../history/progress/measurement-progress.ts';
import type { FlightChange } from '../launch-monitor/advise-flight.ts';
import { isTurn } from '../targets/mobility-scales.ts';
import { reasonAgainstAttempt, shownLevel, shownShare } from './goal-attempt.ts';
import type { GoalPlan } from './goal-plan.ts';
import { directionFrom, directionOf, goalScales, isAcross, isAngle, nearlyStraight } from './goal-scales.ts';
import { findGoalStart, type GoalOrigin, type GoalStart } from './goal-start.ts';
import { fewestStartSwings, limitOf, planSwings } from './retest-size.ts';
import { type DayOfShots, shotAttempts } from './shot-attempts.ts';
import { swingAttempts } from './swing-attempts.ts';

interface NewGoal<Measure extends GoalMeasure> {
  readonly measurement: Measure;
  readonly target: number;
  readonly nowMs: number;
  readonly earlierLooks: number;
  /** Since when the last goal that ended with a gain held it: what came before was another level. Null if none did. */
  readonly gainedSinceMs: number | null;
}

interface NewSwingGoal extends NewGoal<SwingGoalMeasure> {
  /** The golfer's swings of the last half year, and which of them the goal is set from. */
  readonly swings: readonly DatedVideo[];
  readonly from: DatedVideo;
}

interface NewBallGoal extends NewGoal<BallGoalMeasure> {
  /** The golfer's days of shots of the last half year with the club. */
  readonly days: readonly DayOfShots[];
  readonly club: UploadClub;
  /** The number in the step that the goal is set from, and what that step changes. */
  readonly value: number;
  readonly changes: FlightChange;
  /** The end of the day on which the goal is set: shots of that day are those of before. */
  readonly nowMs: number;
}

/**
 * Why a goal cannot be set: its number cannot be compared in this swing, its start is as it should be although this swing is not, or on
 * the other side, or its target does not lie beyond the start.
 */
export type GoalRefusal = 'not-comparable' | 'level-usual' | 'level-other-side' | 'target-too-near';

/** Plans a goal from a swing, which shows how others must be filmed. It is no part of the start. */
export function openGoal({ swings, from, ...goal }: NewSwingGoal): GoalPlan | GoalRefusal {
  const { measurement, nowMs } = goal;
  const attempts = swingAttempts(measurement, swings);
  const origin = attempts.find(({ atMs, made }) => atMs === from.atMs && made.club === from.club);
  if (!origin?.reading || reasonAgainstAttempt(measurement, origin, origin.made)) return 'not-comparable';
  const { reading, made } = origin;
  const others = attempts.filter((attempt) => attempt !== origin);
  const set = { reference: made, value: reading.shown, sinceMs: Math.max(nowMs, reading.atMs) };
  return planFrom(goal, set, findGoalStart(measurement, others, set, goal));
}

/** Plans a goal from a step for the flight of the ball. The newest day of shots, which leads to such a step, is no part of the start. */
export function openBallGoal({ days, club, value, changes, ...goal }: NewBallGoal): GoalPlan | GoalRefusal {
  const { measurement, nowMs } = goal;
  const before = shotAttempts(measurement, club, days).filter(({ atMs, reading }) => atMs <= nowMs && reading);
  const set = { reference: { club }, value, sinceMs: nowMs };
  const plan = planFrom(goal, set, findGoalStart(measurement, before.slice(0, -1), set, goal));
  return typeof plan === 'string' ? plan : { ...plan, changes };
}

function planFrom(
  { measurement, target, earlierLooks }: NewGoal<GoalMeasure>,
  { reference, value, sinceMs }: GoalOrigin,
  { readings, level }: GoalStart,
): GoalPlan | GoalRefusal {
  const direction = directionOf(measurement, level, directionFrom(measurement, value));
  if (isUsual(measurement, level)) return 'level-usual';
  if (isAngle(measurement) && level * value < 0) return 'level-other-side';
  if (!liesBeyond({ measurement, direction }, target, level)) return 'target-too-near';
  const plan: GoalPlan = {
    measurement,
    target,
    direction,
    earlierLooks,
    reference,
    sinceMs,
    before: readings,
    plannedSwings: null,
    opensMs: null,
    restartedMs: null,
  };
  return readings.length < fewestStartSwings ? plan : { ...plan, plannedSwings: planRetest(plan) };
}

/** Whether a level of posture or movement is no fault, or an angle nearly straight. A turn, a tempo, smash and spin may be led farther. */
function isUsual(measurement: GoalMeasure, level: number): boolean {
  if (isAngle(measurement)) return Math.abs(level) <= nearlyStraight;
  if (isBallGoal(measurement) || isTurn(measurement) || measurement === 'tempoRatio') return false;
  const { from = Number.NEGATIVE_INFINITY, upTo = Number.POSITIVE_INFINITY } = usualRangeOf(measurement) ?? {};
  return from <= level && level <= upTo;
}

/** Whether a target lies beyond a level in the direction of the goal, by half a step of the dial at least, and not across the middle. */
export const liesBeyond = (
  { measurement, direction }: Pick<GoalPlan, 'measurement' | 'direction'>,
  target: number,
  level: number,
): boolean =>
  (target - level) * direction >= goalScales[measurement].step / 2 && !isAcross({ measurement, target, direction });

/** Swings of the retest that show the gain up to the target, of a plan whose start is known. */
export function planRetest(plan: GoalPlan): number {
  const { before, target, measurement, reference } = plan;
  const gain = Math.abs(target - shownLevel(before)) / shownShare(measurement, reference);
  return planSwings(before, gain, limitOf(plan));
}
