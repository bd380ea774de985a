import type { WorkoutDay } from '@trueswing/contracts';
import { type StreakTier, tierOf, weekOfDay } from '@trueswing/domain';

/**
 * The tier that pays for an exercise today: that of the day's first exercise, or else of the streak once this week counts.
 * `days` are the golfer's days with a workout, those of this week at least.
 */
export function tierOfToday(
  streakWeeks: number,
  days: readonly Pick<WorkoutDay, 'date' | 'streak'>[],
  today: string,
): StreakTier {
  const ofToday = days.find(({ date }) => date === today);
  if (ofToday) return tierOf(ofToday.streak);
  const isWeekCounted = days.some(({ date }) => weekOfDay(date) === weekOfDay(today));
  return tierOf(isWeekCounted ? streakWeeks : streakWeeks + 1);
}
