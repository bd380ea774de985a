import type { AnalysisId, Goal } from '@trueswing/contracts';
import { centralDayKey, changedDueRange, type DatedGoal } from '@trueswing/domain';
import { fewestStartSwings, type GoalCourse, shownLevel } from '@trueswing/swing';
import type { GoalRow } from './goals.repository.ts';
import { dayOf } from './retest-opening.ts';

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const levelOf = (readings: GoalCourse['start']): number | null => (readings.length === 0 ? null : shownLevel(readings));

/** An open goal as its dates depend on it. */
export const datedGoal = ({ started_at }: Pick<GoalRow, 'started_at'>, course: GoalCourse): DatedGoal => ({
  startedOn: centralDayKey(started_at),
  opensOn: dayOf(course.plan.opensMs),
  plannedSwings: course.plan.plannedSwings,
  start: course.start,
  retest: course.retest,
  knownOn: centralDayKey(new Date(course.plan.sinceMs)),
});

/** Converts a goal into the shape of the API; `course` is where an open one stands. */
export function toGoal(row: GoalRow, course: GoalCourse | null, now: Date): Goal {
  const { plan } = course ?? row;
  const { measurement, target, direction, reference, restartedMs } = plan;
  const goal = {
    id: row.id,
    measurement,
    club: reference.club,
    analysisId: row.analysisId as AnalysisId | null,
    target,
    direction: direction > 0 ? ('up' as const) : ('down' as const),
    opensOn: dayOf(plan.opensMs),
    dueOn: row.dueOn,
    startedAt: row.started_at.toISOString(),
    restartedAt: isoOf(restartedMs),
    startNeeds: fewestStartSwings,
    plannedSwings: plan.plannedSwings,
    end: row.outcome,
  };
  if (row.outcome || !course) {
    const { start = null, retest = null, swings = 0 } = row.outcome ?? {};
    return {
      ...goal,
      dueRange: null,
      startSwings: plan.before.length,
      start,
      retestSwings: swings,
      now: retest,
      smallestGain: null,
      otherwiseFilmed: 0,
      otherwiseFilmedReason: null,
    };
  }
  return {
    ...goal,
    dueRange: changedDueRange(datedGoal(row, course), centralDayKey(now)),
    startSwings: course.start.length,
    start: plan.plannedSwings === null ? null : levelOf(course.start),
    retestSwings: course.retest.length,
    now: levelOf(course.retest),
    smallestGain: course.smallestGain,
    otherwiseFilmed: course.leftOut.length,
    otherwiseFilmedReason: course.leftOut.at(-1) ?? null,
  };
}
