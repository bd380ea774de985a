import { meanOf, scatterOf, stretchOf } from '../history/progress/find-shift.ts';
import type { GoalPlan, GoalReading } from './goal-plan.ts';

/** Fewer swings do not show a golfer's usual level. */
export const fewestStartSwings = 3;
/** A retest has so many swings: fewer show hardly a scatter, and more take more than six weeks of a golfer with one upload a week. */
export const retestSwings = { fewest: 4, most: 6 } as const;

/**
 * Standard errors from which on a gain is likely, of a golfer's first goal: then the range of the gain, which holds 90 in 100, has no loss in
 * it, and about one in 20 golfers without a gain is read beyond (`bench:seasons`).
 */
const firstLimit = 1.65;
/**
 * Each earlier goal halves the share of golfers without a gain who are read beyond the limit, so that however many goals a golfer sets in
 * half a year, about one in ten is misled.
 */
const stricterBy = [0, 0.32, 0.6, 0.85, 1.09, 1.31] as const;

/** Standard errors from which on the gain of this goal is likely. */
export const limitOf = ({ earlierLooks }: Pick<GoalPlan, 'earlierLooks'>): number =>
  firstLimit + (stricterBy[Math.min(earlierLooks, stricterBy.length - 1)] ?? 0);

/** Change of the level between the start and the retest, with its standard error. */
export function levelChange(start: readonly GoalReading[], retest: readonly GoalReading[]) {
  const [before, since] = [meanOf(start), meanOf(retest)];
  // Neighbors on either side of the start of the goal are left out: the gain lies between them.
  const stretch = stretchOf(scatterOf(start) + scatterOf(retest), start.length + retest.length - 1);
  return {
    change: since.mean - before.mean,
    standardError: stretch * Math.hypot(before.standardError, since.standardError),
  };
}

/** A retest shows a gain of so many standard errors beyond its limit more often than not: in 6 of 10 cases. */
const margin = 0.25;

/** The smallest gain that a retest of so many swings shows more often than not. */
export function smallestGain(start: readonly GoalReading[], swings: number, limit: number): number {
  const like = start.at(-1);
  if (!like) return Number.NaN;
  const { standardError } = levelChange(
    start,
    Array.from({ length: swings }, () => like),
  );
  return (limit + margin) * standardError;
}

/** The fewest swings that show the gain more often than not; the most that a retest has where none do. */
export function planSwings(start: readonly GoalReading[], gain: number, limit: number): number {
  for (let swings: number = retestSwings.fewest; swings < retestSwings.most; swings++) {
    if (smallestGain(start, swings, limit) <= gain) return swings;
  }
  return retestSwings.most;
}
