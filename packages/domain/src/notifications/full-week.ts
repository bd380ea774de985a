import { addDays, weekOfDay } from '../calendar/day-keys.ts';

/**
 * Days with a finished workout that make a full week: the least that the American College of Sports Medicine recommends for
 * strength and for mobility is two to three days a week (Garber et al. 2011).
 */
const fullWeekDays = 3;

/** Whether the workout was finished on enough days of the week of a day. */
export function isFullWeek(finishedDays: Iterable<string>, day: string): boolean {
  const week = weekOfDay(day);
  const days = new Set([...finishedDays].filter((finished) => weekOfDay(finished) === week));
  return days.size >= fullWeekDays;
}

/** The seven days of the week of a day. */
export const daysOfWeek = (day: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(weekOfDay(day), at));
