import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import { countStreak } from './count-streak.ts';
import type { StreakFacts } from './streak-facts.ts';
import { tierOf } from './streak-tiers.ts';

/** A tier that a streak has reached. */
export interface Milestone {
  /** Length of the streak. */
  readonly weeks: number;
  readonly multiplier: number;
}

/**
 * The tier that the first exercise of a day reaches, or null. The facts may contain the day already, so that an answer that
 * was lost can be given again. A week that has another trained day reached its tier with that one.
 */
export function reachMilestone({ trainedDays, pausedWeeks }: StreakFacts, day: string): Milestone | null {
  const others = [...trainedDays].filter((trained) => trained !== day);
  const lastDay = addDays(weekOfDay(day), 6);
  const weeks = countStreak({ trainedDays: [...others, day], pausedWeeks }, lastDay);
  const { fromWeeks, multiplier } = tierOf(weeks);
  const isReached = fromWeeks > tierOf(countStreak({ trainedDays: others, pausedWeeks }, lastDay)).fromWeeks;
  return isReached ? { weeks, multiplier } : null;
}
