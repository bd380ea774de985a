import type { AnalysisId, Goal } from '@trueswing/contracts';
import { fewestStartSwings, type GoalCourse, shownLevel } from '@trueswing/swing';
import type { GoalRow } from './goals.repository.ts';

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const levelOf = (readings: GoalCourse['start']): number | null => (readings.length === 0 ? null : shownLevel(readings));

/** Converts a goal into the shape of the API; `course` is where an open one stands. */
export function toGoal(row: GoalRow, course: GoalCourse | null): Goal {
  const { plan } = course ?? row;
  const { measurement, target, direction, reference, restartedMs } = plan;
  const goal = {
    id: row.id,
    measurement,
    club: reference.club,
    analysisId: row.analysisId as AnalysisId | null,
    target,
    direction: direction > 0 ? ('up' as const) : ('down' as const),
    dueOn: row.dueOn,
    startedAt: row.started_at.toISOString(),
    restartedAt: isoOf(restartedMs),
    startNeeds: fewestStartSwings,
    plannedSwings: plan.plannedSwings,
    end: row.outcome,
  };
  if (row.outcome || !course) {
    const { start = null, retest = null, swings = 0 } = row.outcome ?? {};
    const startSwings = start === null ? 0 : Math.max(plan.before.length, fewestStartSwings);
    return { ...goal, startSwings, start, retestSwings: swings, now: retest, smallestGain: null, otherwiseFilmed: 0 };
  }
  return {
    ...goal,
    startSwings: course.start.length,
    start: plan.plannedSwings === null ? null : levelOf(course.start),
    retestSwings: course.retest.length,
    now: levelOf(course.retest),
    smallestGain: course.smallestGain,
    otherwiseFilmed: course.otherwiseFilmed,
  };
}
