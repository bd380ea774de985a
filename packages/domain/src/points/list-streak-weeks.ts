import type { StreakWeek } from '@trueswing/contracts';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';

/** Weeks of a year at a glance, this one and that of a year ago included. */
export const weeksOfYear = 53;

/** The weeks of a year, oldest first, this one last, then the paused weeks to come. */
export function listStreakWeeks(
  trainedDays: Iterable<{ readonly day: string; readonly exercises: number }>,
  pausedWeeks: Iterable<string>,
  today: string,
): StreakWeek[] {
  const exercises = new Map<string, number>();
  for (const trained of trainedDays) {
    const week = weekOfDay(trained.day);
    exercises.set(week, (exercises.get(week) ?? 0) + trained.exercises);
  }
  const paused = new Set(pausedWeeks);
  const thisWeek = weekOfDay(today);
  const year = Array.from({ length: weeksOfYear }, (_, at) => addDays(thisWeek, 7 * (at + 1 - weeksOfYear)));
  const toCome = [...paused].filter((week) => week > thisWeek).toSorted();
  return [...year, ...toCome].map((week) => ({
    week,
    exercises: exercises.get(week) ?? 0,
    isPaused: paused.has(week),
  }));
}
