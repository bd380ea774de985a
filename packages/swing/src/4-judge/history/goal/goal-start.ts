import type { GoalMeasure } from '@trueswing/contracts';
import { judgeProgress } from '../progress/judge-progress.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import { progressWindowMs } from '../progress/progress-window.ts';
import type { GoalReading } from './goal-plan.ts';
import {
  isComparable,
  type MeasuredSwing,
  measuredSwings,
  referenceOf,
  shownLevel,
  toGoalReading,
} from './goal-readings.ts';
import { fewestStartSwings } from './retest-size.ts';

/** Swings of the start at most: older ones may be of another level, and a gain of then must not count for the goal. */
const mostStartSwings = 8;

/** Where a goal that is set from a swing starts. */
export interface GoalStart {
  readonly origin: MeasuredSwing;
  readonly readings: readonly GoalReading[];
  /** As a dial shows it: that of the swing itself while too few others show it. */
  readonly level: number;
}

/**
 * Finds the start of a goal: the last comparable swings since the golfer last changed. The swing that it is set from shows how others
 * must be filmed, but is no part of it: a golfer sets a goal when a swing reads low, and the next ones would read higher without any gain.
 * Null where the number of that swing cannot be compared.
 */
export function findGoalStart(
  measurement: GoalMeasure,
  swings: readonly DatedVideo[],
  from: DatedVideo,
  { nowMs, gainedSinceMs = null }: { nowMs: number; gainedSinceMs?: number | null },
): GoalStart | null {
  const measured = measuredSwings(measurement, swings);
  const origin = measured.find((swing) => swing.atMs === from.atMs && swing.club === from.club);
  if (!origin || !isComparable(measurement, origin, referenceOf(origin))) return null;
  const reference = referenceOf(origin);
  const earliestMs = Math.max(nowMs - progressWindowMs, gainedSinceMs ?? 0);
  const isBefore = ({ atMs }: MeasuredSwing) => atMs >= earliestMs && atMs <= Math.max(nowMs, origin.atMs);
  const comparable = measured
    .filter((swing) => swing !== origin && isBefore(swing) && isComparable(measurement, swing, reference))
    .map((swing) => toGoalReading(measurement, swing));
  const readings = sinceChange(comparable).slice(-mostStartSwings);
  const level = readings.length < fewestStartSwings ? origin.measured.value : shownLevel(readings);
  return { origin, readings, level };
}

/** The readings since the last likely change, up or down: the level of before it is not where the golfer starts. */
function sinceChange(readings: readonly GoalReading[]): readonly GoalReading[] {
  const shown = readings.map((reading) => ({ ...reading, range: { low: reading.shown, high: reading.shown } }));
  const progress = judgeProgress(shown, { atMost: 'likely' });
  if (progress.kind !== 'judged' || progress.mark === 'noise') return readings;
  return readings.filter(({ atMs }) => atMs >= progress.since.fromMs);
}
