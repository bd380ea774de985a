import { type Goal, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import { fewestStartSwings, retestSwings } from '@trueswing/swing';
import { addDays, daysBetween, weekOfDay } from '../calendar/day-keys.ts';

/** A swing of the start or the retest takes a week: one upload a week and club has Premium. */
const daysPerSwing = 7;
/** Training changes nothing in less time, so no retest opens sooner after the start is known. */
const fewestTrainingDays = 14;
/** A goal lasts no longer than half a year: that far back swings are compared. */
const mostDays = 182;

/** Days after its date in which shots that were hit until then can be imported. */
const importDays = 7;

/** The last day of a goal on which something may complete it: shots are often imported days after they were hit. */
export const lastDayOf = (measurement: GoalMeasure, dueOn: string): string =>
  isBallGoal(measurement) ? addDays(dueOn, importDays) : dueOn;

/** Days after its date for which a goal waits for an analysis. One that failed on our side can be retried for a day. */
const analysisDays = 2;

/** The last day on which a goal waits for the analysis of a swing that was filmed in time. */
export const lastDayOfAnalysis = (dueOn: string): string => addDays(dueOn, analysisDays);

/** First and last day, US Central, YYYY-MM-DD. */
export interface DueRange {
  readonly earliest: string;
  readonly latest: string;
}

/** The day on which a retest opens whose start is known since a day: a swing a week from then on makes it to the date. */
export function opensOn({ dueOn, knownOn, swings }: { dueOn: string; knownOn: string; swings: number }): string {
  const planned = addDays(dueOn, -daysPerSwing * swings);
  const earliest = addDays(knownOn, fewestTrainingDays);
  return daysBetween(earliest, planned) > 0 ? planned : earliest;
}

/** Swings that the start of a goal lacks. */
export const missingStart = (start: readonly unknown[]): number => Math.max(0, fewestStartSwings - start.length);

/**
 * The day on which the swings of a start are asked for that is not known: a swing a week from then on, training and the retest just make
 * it to the date. Not within a week of the last swing, which is when the next one can be filmed.
 * @param lastSwingOn day of the goal's last swing so far; the one on which it was set, before the first
 */
export function startDueOn({
  dueOn,
  missing,
  lastSwingOn,
}: {
  dueOn: string;
  missing: number;
  lastSwingOn: string;
}): string {
  const latest = addDays(dueOn, -daysToJudge(missing, retestSwings.most));
  const next = addDays(lastSwingOn, daysPerSwing);
  return daysBetween(next, latest) > 0 ? latest : next;
}

/** Whether a goal whose start lacks swings can still be judged by its date: with a swing a week from today on, the shortest training and retest. */
export const canBeJudged = (today: string, dueOn: string, missing: number): boolean =>
  daysBetween(addDays(today, daysToJudge(Math.max(0, missing - 1), retestSwings.fewest - 1)), dueOn) >= 0;

type ReadGoal = Pick<
  Goal,
  'measurement' | 'dueOn' | 'opensOn' | 'startNeeds' | 'startSwings' | 'plannedSwings' | 'retestSwings'
>;

/** The day from which a club whose upload of this week is used takes the next one. */
export const nextFilmingDay = (today: string): string => addDays(weekOfDay(today), daysPerSwing);

/** Whether the retest of an open goal can be complete by its date, if the golfer begins on a day. */
export function hasTimeForRetest(goal: ReadGoal, from: string): boolean {
  const { measurement, dueOn, opensOn: opens, plannedSwings, retestSwings: done } = goal;
  if (opens !== null && plannedSwings !== null) {
    return isRetestInTime({ measurement, dueOn, readings: plannedSwings - done }, opens > from ? opens : from);
  }
  const knownOn = lastReadingOn(measurement, from, goal.startNeeds - goal.startSwings);
  return lastReadingOn(measurement, addDays(knownOn, fewestTrainingDays), retestSwings.fewest) <= dueOn;
}

/** Whether the readings that a retest lacks can be there by the goal's date, from a day on. */
export const isRetestInTime = (
  { measurement, dueOn, readings }: { measurement: GoalMeasure; dueOn: string; readings: number },
  from: string,
): boolean => lastReadingOn(measurement, from, readings) <= dueOn;

/** The first day on which so many readings can be there, from a day on: a swing in each calendar week, shots on each day. */
function lastReadingOn(measurement: GoalMeasure, from: string, readings: number): string {
  if (readings <= 1) return from;
  return isBallGoal(measurement)
    ? addDays(from, readings - 1)
    : addDays(weekOfDay(from), daysPerSwing * (readings - 1));
}

/** Days that missing swings of the start, training and the retest take. */
const daysToJudge = (missing: number, swings: number): number => daysPerSwing * (missing + swings) + fewestTrainingDays;

/** The dates that a new goal may have: they leave time for its start, for training and for the retest. */
export function newDueRange(today: string, missing: number, swings: number = retestSwings.most): DueRange {
  const earliest = addDays(today, daysToJudge(missing, swings));
  return { earliest, latest: addDays(today, mostDays) };
}

/** An open goal as its dates depend on it. */
export interface DatedGoal {
  readonly startedOn: string;
  /** Null until the start is known. */
  readonly opensOn: string | null;
  readonly plannedSwings: number | null;
  readonly start: readonly unknown[];
  readonly retest: readonly unknown[];
  /** Since when the start is known. */
  readonly knownOn: string;
}

/** The dates to which that of an open goal can be changed; null if none is left. A retest that has opened stays open. */
export function changedDueRange(goal: DatedGoal, today: string): DueRange | null {
  const latest = addDays(goal.startedOn, mostDays);
  const earliest = earliestChange(goal, today);
  return daysBetween(earliest, latest) >= 0 ? { earliest, latest } : null;
}

function earliestChange({ opensOn: opens, plannedSwings, start, retest, knownOn }: DatedGoal, today: string): string {
  if (opens === null || plannedSwings === null) return newDueRange(today, missingStart(start)).earliest;
  if (opens <= today) return addDays(today, daysPerSwing * (plannedSwings - retest.length));
  const trainedOn = addDays(knownOn, fewestTrainingDays);
  return addDays(daysBetween(today, trainedOn) > 0 ? trainedOn : today, daysPerSwing * plannedSwings);
}

export const isDueIn = (dueOn: string, range: DueRange | null): boolean =>
  range !== null && range.earliest <= dueOn && dueOn <= range.latest;

const daysBetweenChoices = 28;

/** Dates of a new goal to choose from, four weeks apart, two at least. */
export function dueDays(today: string, missing: number = fewestStartSwings): [string, string, ...string[]] {
  const { earliest, latest } = newDueRange(today, missing);
  const second = addDays(earliest, daysBetweenChoices);
  return [earliest, second, ...daysIn({ earliest: addDays(second, daysBetweenChoices), latest })];
}

/** Dates to choose from for an open goal: its own, and others four weeks apart. */
export const dueDaysOf = ({ dueOn, dueRange }: { dueOn: string; dueRange: DueRange | null }): string[] =>
  [...new Set([dueOn, ...(dueRange ? daysIn(dueRange) : [])])].sort();

const daysIn = ({ earliest, latest }: DueRange): string[] =>
  Array.from({ length: Math.floor(daysBetween(earliest, latest) / daysBetweenChoices) + 1 }, (_, index) =>
    addDays(earliest, daysBetweenChoices * index),
  );
