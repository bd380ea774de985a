import type { FocusArea, WorkoutDay } from '@trueswing/contracts';

/** Days with a workout from one day to another, "2026-11-01", both included. */
export const countWorkouts = (
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted'>[],
  fromDay: string,
  upToDay: string,
): number => listTrained(days, fromDay, upToDay).length;

/** Lists the focus areas that were trained on the most days from one day to another, the first one most. */
export function findTrainedAreas(
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted' | 'areas'>[],
  fromDay: string,
  upToDay: string,
): FocusArea[] {
  const daysOf = new Map<FocusArea, number>();
  for (const { areas = [] } of listTrained(days, fromDay, upToDay)) {
    for (const area of areas) daysOf.set(area, (daysOf.get(area) ?? 0) + 1);
  }
  return [...daysOf].toSorted(([, one], [, other]) => other - one).map(([area]) => area);
}

const listTrained = <Day extends Pick<WorkoutDay, 'date' | 'exercisesCompleted'>>(
  days: readonly Day[],
  fromDay: string,
  upToDay: string,
): Day[] => days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= fromDay && date <= upToDay);
