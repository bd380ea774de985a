import type { WorkoutDay } from '@trueswing/contracts';

/** "2026-11-01" in the golfer's own time zone, in which the screen names days. */
const dayKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Days with a workout between two moments, both of the days included that the screen names for them. */
export function countWorkouts(days: readonly WorkoutDay[], fromMs: number, upToMs: number): number {
  const [from, upTo] = [dayKey.format(fromMs), dayKey.format(upToMs)];
  return days.filter(({ date, exercisesCompleted }) => exercisesCompleted > 0 && date >= from && date <= upTo).length;
}
