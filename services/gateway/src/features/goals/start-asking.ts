import { centralDayKey, missingStart, startDueOn } from '@trueswing/domain';
import type { GoalCourse } from '@trueswing/swing';

/** The US Central day on which a goal asks for the swings that its start lacks; null once the start is known. */
export function startDueDay({ plan, start }: Pick<GoalCourse, 'plan' | 'start'>, dueOn: string): string | null {
  if (plan.plannedSwings !== null) return null;
  const lastMs = Math.max(plan.sinceMs, start.at(-1)?.atMs ?? 0);
  return startDueOn({ dueOn, missing: missingStart(start), lastSwingOn: centralDayKey(new Date(lastMs)) });
}
