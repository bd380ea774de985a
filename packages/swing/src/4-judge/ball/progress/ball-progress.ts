import { type BallAverages, type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { judgeProgress } from '../../history/progress/judge-progress.ts';
import { progressWindowMs } from '../../history/progress/progress-window.ts';
import type { ProgressRow } from '../../history/progress/say-progress.ts';
import { momentOfDay, readShots } from './read-shots.ts';

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

/** Whether a month has begun in the half year that is compared. */
export const isInProgress = (month: string, nowMs: number): boolean => momentOfDay(month) >= nowMs - progressWindowMs;

/** A row for each followed number of the shots with one club, as its averages by month. */
export function ballProgress(months: readonly MonthOfShots[], nowMs: number): ProgressRow[] {
  const recent = months
    .filter(({ month }) => isInProgress(month, nowMs))
    .toSorted((one, other) => momentOfDay(one.month) - momentOfDay(other.month));
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
        recent.flatMap(
          ({ month, days, averages }) => readShots(name, { firstDay: month, days, average: averages[name] }) ?? [],
        ),
        { atMost: 'real', each: 'months' },
      ),
    };
  });
}
