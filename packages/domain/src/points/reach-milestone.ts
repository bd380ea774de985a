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
 * The tier that the first exercise of a day reaches, or null. The facts do not contain the day yet. A week that has another trained
 * day reached its tier with that one. Yesterday's workout may arrive after today's and join two weeks.
 */
export function reachMilestone({ trainedDays, pausedWeeks }: StreakFacts, day: string): Milestone | null {
  const before = [...trainedDays];
  const newest = [...before, day].toSorted().at(-1) ?? day;
  // The streak as the golfer has seen it: before the day's week was broken off, or as it is now.
  const longest = (days: readonly string[]) =>
    Math.max(
      ...[day, newest].map((one) => countStreak({ trainedDays: days, pausedWeeks }, addDays(weekOfDay(one), 6))),
    );
  const weeks = longest([...before, day]);
  const { fromWeeks, multiplier } = tierOf(weeks);
  return fromWeeks > tierOf(longest(before)).fromWeeks ? { weeks, multiplier } : null;
}

/** The tier of a completion that reached one, by the length of the streak. */
export const milestoneAt = (weeks: number): Milestone => ({ weeks, multiplier: tierOf(weeks).multiplier });
