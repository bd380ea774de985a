import type { ErrorCode } from '@trueswing/contracts';
import { addDays, weekOfDay } from '../calendar/day-keys.ts';
import type { StreakFacts } from './streak-facts.ts';

/** Weeks of a calendar year that a golfer may pause. A week belongs to the year of its Sunday. */
export const pausesPerYear = 4;
/** Number of weeks ahead that can be paused, beside this one. */
const pauseWeeksAhead = 8;

type PauseRefusal = Extract<
  ErrorCode,
  'week-not-sunday' | 'week-over' | 'week-too-far' | 'week-trained' | 'pause-limit-reached'
>;

/**
 * Pauses that can still be declared in the calendar year of a week. A paused week in which the golfer trained does not use
 * one up: it needed no pause.
 */
export function countPausesLeft({ trainedDays, pausedWeeks }: StreakFacts, week: string): number {
  const trained = new Set([...trainedDays].map(weekOfDay));
  const used = [...new Set(pausedWeeks)].filter((paused) => yearOf(paused) === yearOf(week) && !trained.has(paused));
  return Math.max(pausesPerYear - used.length, 0);
}

/** Why a week cannot be paused; null if it can, or if it is paused already. */
export function refusePause(facts: StreakFacts, week: string, today: string): PauseRefusal | null {
  const thisWeek = weekOfDay(today);
  const over = refuseChange(week, today);
  if (over) return over;
  if (week > addDays(thisWeek, 7 * pauseWeeksAhead)) return 'week-too-far';
  if ([...facts.pausedWeeks].includes(week)) return null;
  if ([...facts.trainedDays].some((day) => weekOfDay(day) === week)) return 'week-trained';
  return countPausesLeft(facts, week) === 0 ? 'pause-limit-reached' : null;
}

/** Why neither a week's pause can be taken back nor the week be paused; null if it has not ended. */
export function refuseChange(week: string, today: string): 'week-not-sunday' | 'week-over' | null {
  if (weekOfDay(week) !== week) return 'week-not-sunday';
  return week < weekOfDay(today) ? 'week-over' : null;
}

/** The weeks that can be paused now and are not paused, the next one first. */
export function listPausableWeeks(facts: StreakFacts, today: string): string[] {
  const paused = new Set(facts.pausedWeeks);
  return Array.from({ length: pauseWeeksAhead + 1 }, (_, ahead) => addDays(weekOfDay(today), 7 * ahead)).filter(
    (week) => !paused.has(week) && refusePause(facts, week, today) === null,
  );
}

const yearOf = (week: string): string => week.slice(0, 4);
