import { isBallGoal } from '@trueswing/contracts';
import { judgeProgress } from '../history/progress/judge-progress.ts';
import { progressWindowMs } from '../history/progress/progress-window.ts';
import { comparableReadings, type GoalAttempt, shownLevel } from './goal-attempt.ts';
import type { GoalPlan, GoalReading, GoalReference } from './goal-plan.ts';
import { fewestStartSwings } from './retest-size.ts';

/**
 * Attempts of the start at most: older ones may be of another level, and a gain of then must not count for the goal. Fewer days of shots
 * than swings, since they know the level better (`bench:seasons`).
 */
const mostInStart = { swings: 8, days: 5 } as const;

/** The swing, or the step, from which a goal is set. */
export interface GoalOrigin {
  /** Says which attempts can be compared. */
  readonly reference: GoalReference;
  /** As it is shown. */
  readonly value: number;
  /** When the goal is set, or later: what is older is no retest. */
  readonly sinceMs: number;
}

/** Where a goal starts. */
export interface GoalStart {
  readonly readings: readonly GoalReading[];
  /** As a dial shows it: that of the origin itself while too few others show it. */
  readonly level: number;
}

interface StartLimits {
  readonly nowMs: number;
  /** Since when the last goal that ended with a gain held it: what came before was another level. Null if none did. */
  readonly gainedSinceMs: number | null;
}

/**
 * Finds the start of a goal: the last comparable attempts since the golfer last changed. The one that it is set from is no part of it: a
 * golfer sets a goal when a swing reads low, and the next ones would read higher without any gain.
 * @param others all attempts but the one that the goal is set from, oldest first
 */
export function findGoalStart(
  measurement: GoalPlan['measurement'],
  others: readonly GoalAttempt[],
  { reference, value, sinceMs }: GoalOrigin,
  { nowMs, gainedSinceMs }: StartLimits,
): GoalStart {
  const earliestMs = Math.max(nowMs - progressWindowMs, gainedSinceMs ?? 0);
  const before = others.filter(({ atMs }) => atMs >= earliestMs && atMs <= sinceMs);
  const comparable = comparableReadings(measurement, before, reference);
  const most = mostInStart[isBallGoal(measurement) ? 'days' : 'swings'];
  const readings = sinceChange(comparable).slice(-most);
  return { readings, level: readings.length < fewestStartSwings ? value : shownLevel(readings) };
}

/** The readings since the last likely change, up or down: the level of before it is not where the golfer starts. */
function sinceChange(readings: readonly GoalReading[]): readonly GoalReading[] {
  const shown = readings.map((reading) => ({ ...reading, range: { low: reading.shown, high: reading.shown } }));
  const progress = judgeProgress(shown, { atMost: 'likely', each: 'attempts' });
  if (progress.kind !== 'judged' || progress.mark === 'noise') return readings;
  return readings.filter(({ atMs }) => atMs >= progress.since.fromMs);
}
