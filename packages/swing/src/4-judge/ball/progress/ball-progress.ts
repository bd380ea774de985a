import { type BallAverages, type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { deviationsOf90 } from '../../history/progress/assumed-spread.ts';
import { judgeProgress, type ShownReading } from '../../history/progress/judge-progress.ts';
import { progressWindowMs } from '../../history/progress/progress-window.ts';
import type { ProgressRow } from '../../history/progress/say-progress.ts';
import { knownAverage, meanError } from '../mean-range.ts';

/** The averages of one club in a month, which is named by its first day: "2026-11-01". */
export interface MonthOfShots {
  readonly month: string;
  /** Days on which the shots were hit. */
  readonly days: number;
  readonly averages: BallAverages;
}

/** The numbers that a golfer trains, in the order of the screen. Launch and face follow from these with the club. */
const followed = [
  'carryYd',
  'ballSpeedMph',
  'clubSpeedMph',
  'smashFactor',
  'spinRpm',
  'clubPathDeg',
  'faceToPathDeg',
] as const satisfies readonly BallNumberName[];

const sides = ['farther right', 'farther left'] as const;
const directions: Partial<Record<BallNumberName, typeof sides>> = { clubPathDeg: sides, faceToPathDeg: sides };

/**
 * Standard deviation of a day's form, in times of the spread of its shots: an assumption (docs/research/seasons.md). Many shots of one
 * good day must not make a change, so the form of a month is known by its days.
 */
const formSpread = 0.5;

/** Noon in Greenwich is the same day in US Central. */
const startOf = (month: string): number => Date.parse(`${month}T12:00:00Z`);

/** Whether a month has begun in the half year that is compared. */
export const isInProgress = (month: string, nowMs: number): boolean => startOf(month) >= nowMs - progressWindowMs;

/** A row for each followed number of the shots with one club, as its averages by month. */
export function ballProgress(months: readonly MonthOfShots[], nowMs: number): ProgressRow[] {
  const recent = months
    .filter(({ month }) => isInProgress(month, nowMs))
    .toSorted((one, other) => startOf(one.month) - startOf(other.month));
  return followed.map((name) => {
    const { label, unit, digits } = ballNumbers[name];
    return {
      id: name,
      label,
      source: 'shots',
      digits,
      unit: unit === '°' || unit === '' ? unit : ` ${unit}`,
      directions: directions[name],
      progress: judgeProgress(
        recent.flatMap((month) => readingOf(name, month) ?? []),
        { atMost: 'real' },
      ),
    };
  });
}

/** A month with too few shots to know its average has no reading. */
function readingOf(name: BallNumberName, { month, days, averages }: MonthOfShots): ShownReading | null {
  const average = knownAverage(averages[name], ballNumbers[name].digits);
  if (!average) return null;
  const error = meanError(average);
  const form = formSpread / Math.sqrt(Math.min(days, average.n));
  return {
    atMs: startOf(month),
    value: average.mean,
    standardDeviation: Math.hypot(error / deviationsOf90, form * average.standardDeviation),
    range: { low: average.mean - error, high: average.mean + error },
  };
}
