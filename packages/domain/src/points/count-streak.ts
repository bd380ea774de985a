import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import type { StreakFacts } from './streak-facts.ts';

/**
 * Length of a streak in US Central weeks, as of a day: the weeks in a row with a completed exercise, up to this week or, while
 * this week has none yet, up to the last. A paused week neither breaks the row nor counts, unless the golfer trained in it
 * all the same. Days later than `today` do not count.
 */
export function countStreak({ trainedDays, pausedWeeks }: StreakFacts, today: string): number {
  const trained = new Set<string>();
  for (const day of trainedDays) if (day <= today) trained.add(weekOfDay(day));
  const paused = new Set(pausedWeeks);
  const thisWeek = weekOfDay(today);
  let count = 0;
  for (let week = thisWeek; ; week = addDays(week, -7)) {
    if (trained.has(week)) count += 1;
    else if (week !== thisWeek && !paused.has(week)) return count;
  }
}

/** Whether the streak ends with this week unless the golfer trains or pauses the week. */
export function isAtRisk(facts: StreakFacts, today: string): boolean {
  const thisWeek = weekOfDay(today);
  for (const week of facts.pausedWeeks) if (week === thisWeek) return false;
  for (const day of facts.trainedDays) if (weekOfDay(day) === thisWeek) return false;
  return countStreak(facts, today) > 0;
}
