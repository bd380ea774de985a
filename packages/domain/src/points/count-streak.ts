import { addDays, weekOfDay } from '../calendar/day-keys.ts';

/**
 * Length of a streak in US Central weeks, as of a day: the weeks in a row with a completed exercise, up to this week or, while
 * this week has none yet, up to the last. Days are those of the workouts; later ones than `today` do not count.
 */
export function countStreak(trainedDays: Iterable<string>, today: string): number {
  const weeks = new Set<string>();
  for (const day of trainedDays) if (day <= today) weeks.add(weekOfDay(day));
  const thisWeek = weekOfDay(today);
  let week = weeks.has(thisWeek) ? thisWeek : addDays(thisWeek, -7);
  let count = 0;
  for (; weeks.has(week); week = addDays(week, -7)) count += 1;
  return count;
}
