import { type BallAverage, type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { deviationsOf90 } from '../../history/progress/assumed-spread.ts';
import type { ShownReading } from '../../history/progress/judge-progress.ts';
import { knownAverage, meanError } from '../mean-range.ts';

/**
 * Standard deviation of a day's form, in times of the spread of its shots: an assumption (docs/research/seasons.md). Many shots of one
 * good day must not make a change, so the form of a period is known by its days.
 */
const formSpread = 0.5;

/** One number of the shots of a period with one club. */
export interface PeriodOfShots {
  /** The first day of the period: "2026-11-01". */
  readonly firstDay: string;
  /** Days on which the shots were hit. */
  readonly days: number;
  readonly average: BallAverage;
}

/** Noon in Greenwich is the same day in US Central. */
export const momentOfDay = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Reads a golfer's level off the shots of a period. Too few of them to know their average give no reading. */
export function readShots(
  name: BallNumberName,
  { firstDay, days, average: shots }: PeriodOfShots,
): ShownReading | null {
  const average = knownAverage(shots, ballNumbers[name].digits);
  if (!average) return null;
  const error = meanError(average);
  const form = formSpread / Math.sqrt(Math.min(days, average.n));
  return {
    atMs: momentOfDay(firstDay),
    value: average.mean,
    standardDeviation: Math.hypot(error / deviationsOf90, form * average.standardDeviation),
    range: { low: average.mean - error, high: average.mean + error },
  };
}
