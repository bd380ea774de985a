import type { WorkoutDay } from '@trueswing/contracts';

/** Days with a workout from one day to another, "2026-11-01", both included. */
export const countWorkouts = (
  days: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted'>[],
  fromDay: string,
  upToDay: string,
): number =>
  days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= fromDay && date <= upToDay).length;
