import { type FocusArea, focusAreas, type WorkoutDay } from '@trueswing/contracts';

/** Days with a workout from one day to another, "2026-11-01", both included. */
export const countWorkouts = (
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted'>[],
  fromDay: string,
  upToDay: string,
): number => listTrained(days, fromDay, upToDay).length;

/** Areas that are named: a workout has four, and a month most of them. */
const namedAreas = 2;

/**
 * Lists up to two focus areas that were trained on more days than every other from one day to another, the first one most; as often, in the
 * order of the list of areas. None where more than two were trained as often as each other, or no other at all.
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
  const sorted = focusAreas
    .map((area) => ({ area, trained: daysOf.get(area) ?? 0 }))
    .toSorted((one, other) => other.trained - one.trained);
  const next = sorted[namedAreas]?.trained ?? 0;
  return sorted
    .slice(0, namedAreas)
    .filter(({ trained }) => next > 0 && trained > next)
    .map(({ area }) => area);
}

const listTrained = <Day extends Pick<WorkoutDay, 'date' | 'exercisesCompleted'>>(
  days: readonly Day[],
  fromDay: string,
  upToDay: string,
): Day[] => days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= fromDay && date <= upToDay);
