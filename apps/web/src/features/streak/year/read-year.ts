import type { Streak, StreakWeek } from '@trueswing/contracts';
import { centralDayKey, weekOfDay, weeksOfYear } from '@trueswing/domain';
import { countOf } from '../../../shared/count-of.ts';

/** State that a mark of the year shows. `joining` is before the golfer came, `open` is this week without an exercise so far. */
export type WeekState = 'trained' | 'paused' | 'missed' | 'open' | 'joining';

export interface MarkedWeek extends StreakWeek {
  readonly state: WeekState;
}

/** The weeks whose Sunday is in one month. */
export interface MonthOfWeeks {
  /** Its first day, "2026-11-01". */
  readonly month: string;
  readonly weeks: readonly MarkedWeek[];
}

/** This week, which is the last of the year; the paused weeks to come follow it. */
export const thisWeekOf = ({ year }: Streak): StreakWeek | undefined => year[weeksOfYear - 1];

/** A paused week with an exercise counts like any other: its pause is given back. */
export const isWaiting = ({ isPaused, exercises }: StreakWeek): boolean => isPaused && exercises === 0;

/** The paused weeks from this one on. */
export const pausesToCome = ({ year }: Streak): string[] =>
  year
    .slice(weeksOfYear - 1)
    .filter(isWaiting)
    .map(({ week }) => week);

/** The weeks of the year, each with what its mark shows. */
export function markYear(streak: Streak, joinedAt: string): MarkedWeek[] {
  const joined = weekOfDay(centralDayKey(new Date(joinedAt)));
  const thisWeek = thisWeekOf(streak)?.week;
  const stateOf = ({ week, exercises, isPaused }: StreakWeek): WeekState => {
    if (exercises > 0) return 'trained';
    if (isPaused) return 'paused';
    if (week === thisWeek) return 'open';
    return week < joined ? 'joining' : 'missed';
  };
  return streak.year.slice(0, weeksOfYear).map((week) => ({ ...week, state: stateOf(week) }));
}

/** The weeks by month, oldest first. */
export function groupByMonth(weeks: readonly MarkedWeek[]): MonthOfWeeks[] {
  const months = new Map<string, MarkedWeek[]>();
  for (const week of weeks) {
    const month = `${week.week.slice(0, 8)}01`;
    months.set(month, [...(months.get(month) ?? []), week]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, weeks: ofMonth }));
}

/** "You trained in 12 of 20 weeks and paused 1." Weeks before the golfer came do not count, nor does this one while it is open. */
export function summarizeYear(weeks: readonly MarkedWeek[]): string {
  const count = (state: WeekState) => weeks.filter((week) => week.state === state).length;
  const [trained, paused] = [count('trained'), count('paused')];
  const all = trained + paused + count('missed');
  if (all === 0) return 'Your first week begins now. One exercise fills its mark.';
  const pauses = paused > 0 ? ` and paused ${paused}` : '';
  return `You trained in ${trained} of ${countOf(all, 'week')}${pauses}.`;
}
