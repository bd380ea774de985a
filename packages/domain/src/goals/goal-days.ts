import { fewestStartSwings } from '@trueswing/swing';
import { addDays, daysBetween } from '../calendar/day-keys.ts';

/** A goal lasts as long as a retest of one swing a week takes, and no longer than a season. */
const fewestDays = 28;
const mostDays = 182;
/** A retest takes one swing a week with its club: that many uploads Premium has. */
const daysPerSwing = 7;
/** Nothing is asked for in the first week: the golfer has just set the goal. */
const firstReminderDays = 7;
/** Swings of a retest that is not planned yet: the most. */
const mostRetestSwings = 6;

/** Whether a goal may end on this day. Days are in US Central time, YYYY-MM-DD. */
export function isGoalDay(dueOn: string, today: string): boolean {
  const days = daysBetween(today, dueOn);
  return days >= fewestDays && days <= mostDays;
}

/** The day from which on the golfer must film a swing a week for the retest to be there in time. */
export function remindOn({ dueOn, startedOn, missing }: { dueOn: string; startedOn: string; missing: number }): string {
  const latest = addDays(dueOn, -daysPerSwing * missing);
  const earliest = addDays(startedOn, firstReminderDays);
  return daysBetween(earliest, latest) > 0 ? latest : earliest;
}

/** Swings that are missing until a goal can be judged. */
export const missingSwings = (course: {
  readonly start: readonly unknown[];
  readonly retest: readonly unknown[];
  readonly plan: { readonly plannedSwings: number | null };
}): number =>
  Math.max(0, fewestStartSwings - course.start.length) +
  (course.plan.plannedSwings ?? mostRetestSwings) -
  course.retest.length;

/** Dates that leave time for training and for the retest, four weeks apart; the second is proposed. */
export const dueDays = (today: string): [string, string, ...string[]] => [
  addDays(today, 42),
  addDays(today, 70),
  addDays(today, 98),
  addDays(today, 126),
];
