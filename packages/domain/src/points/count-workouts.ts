import type { FocusArea, WorkoutDay } from '@trueswing/contracts';

/** Days with a workout from one day to another, "2026-11-01", both included. */
export const countWorkouts = (
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted'>[],
  fromDay: string,
  upToDay: string,
): number => listTrained(days, fromDay, upToDay).length;

/** Areas that are named: a workout has four, and a month most of them. */
const namedAreas = 2;

/**
 * Lists the one or two focus areas that were trained on more days than all others from one day to another, the first one most. Empty
 * where a third area was trained as often.
 */
export function findMostTrainedAreas(
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted' | 'areas'>[],
  fromDay: string,
  upToDay: string,
): FocusArea[] {
  const daysOf = new Map<FocusArea, number>();
  for (const { areas = [] } of listTrained(days, fromDay, upToDay)) {
    for (const area of areas) daysOf.set(area, (daysOf.get(area) ?? 0) + 1);
  }
  const sorted = [...daysOf].toSorted(([, one], [, other]) => other - one);
  const [, daysOfNext] = sorted[namedAreas] ?? [null, 0];
  return sorted
    .slice(0, namedAreas)
    .filter(([, trained]) => trained > daysOfNext)
    .map(([area]) => area);
}

const listTrained = <Day extends Pick<WorkoutDay, 'date' | 'exercisesCompleted'>>(
  days: readonly Day[],
  fromDay: string,
  upToDay: string,
): Day[] => days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= fromDay && date <= upToDay);
