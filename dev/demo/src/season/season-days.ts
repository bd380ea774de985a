import { addDays, daysBetween, weekOfDay } from '@trueswing/domain';
import type { DemoGolfer } from './golfers.ts';
import { shareOf } from './random.ts';

const newestSwingDaysAgo = 4;

/**
 * The swings of a season, from its first day to a few days ago and more often toward the end: so both clubs have averages of the
 * last 30 days. A short season has the newest swings.
 */
export function listSwingDays(
  { swings, weeks }: DemoGolfer,
  { first, today, seasonWeeks }: { first: string; today: string; seasonWeeks: number },
): { swing: string; club: 'driver' | '7-iron'; day: string }[] {
  const kept = Math.ceil((swings.length * Math.min(seasonWeeks, weeks)) / weeks);
  const span = Math.max(daysBetween(first, today) - newestSwingDaysAgo, 0);
  return swings.flatMap((swing, at) => {
    const position = at - (swings.length - kept);
    if (position < 0) return [];
    const share = kept === 1 ? 0 : 1 - (1 - position / (kept - 1)) ** 1.5;
    return [
      {
        swing,
        club: at % 2 === 0 ? ('7-iron' as const) : ('driver' as const),
        day: addDays(first, Math.round(share * span)),
      },
    ];
  });
}

/**
 * The days of a week on which the golfer trains. In this week at least one of them is in this month, so that the leaderboard of
 * a month has begun on its first day: today is one of them if no earlier day does that.
 */
export function listTrainingDays(
  { key, trainingDaysPerWeek }: DemoGolfer,
  { week, firstDay, today }: { week: string; firstDay: string; today: string },
): string[] {
  const days = Array.from({ length: 7 }, (_, day) => addDays(week, day));
  const drawn = days.toSorted((a, b) => shareOf(key, a) - shareOf(key, b));
  const possible = drawn.filter((day) => day >= firstDay && day < today);
  const chosen = possible.slice(0, trainingDaysPerWeek);
  const isSettled = week !== weekOfDay(today) || chosen.some((day) => monthOf(day) === monthOf(today));
  return isSettled ? chosen : [...chosen, today];
}

const monthOf = (day: string): string => day.slice(0, 7);
