import type { WorkoutDay } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';

/** Days with a workout between two moments, both of their days included. */
export function countWorkouts(days: readonly WorkoutDay[], fromMs: number, upToMs: number): number {
  const [from, upTo] = [centralDayKey(new Date(fromMs)), centralDayKey(new Date(upToMs))];
  return days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= from && date <= upTo).length;
}
