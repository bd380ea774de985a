import type { BallAverage } from '@trueswing/contracts';
import { nineOfTenBelow, nineOfTenBetween, studentQuantile } from './student-quantile.ts';

/** Fewer shots do not show how far a golfer's shots lie apart. */
export const fewestShots = 4;

/** Precision of an average of enough shots. */
export interface KnownAverage {
  readonly n: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

/** The average, if there are enough shots to say how well it is known; else null. */
export function knownAverage({ n, mean, standardDeviation }: Omit<BallAverage, 'leftOut'>): KnownAverage | null {
  return n < fewestShots || mean === null || standardDeviation === null ? null : { n, mean, standardDeviation };
}

const standardErrorOf = ({ n, standardDeviation }: KnownAverage): number => standardDeviation / Math.sqrt(n);

/** Distance from the mean to each end of the range that holds the golfer's true average in nine of ten cases. */
export const meanError = (average: KnownAverage): number =>
  studentQuantile(nineOfTenBetween, average.n - 1) * standardErrorOf(average);

/** Distance beyond which the true average lies to one side of the mean in one of ten cases. */
export const oneSidedError = (average: KnownAverage): number =>
  studentQuantile(nineOfTenBelow, average.n - 1) * standardErrorOf(average);

/**
 * The smallest change of the average that is no noise: from these shots to others. Without the others, to as many
 * shots with the same spread.
 */
export function smallestChange(average: KnownAverage, other: KnownAverage = average): number {
  const quantile = studentQuantile(nineOfTenBetween, average.n + other.n - 2);
  return quantile * Math.hypot(standardErrorOf(average), standardErrorOf(other));
}

/** Change between two averages: `likely` in 80 of 100 cases, `real` in 90; `open` where there are too few shots. */
export type AverageChange =
  | { readonly kind: 'real' | 'likely' | 'noise'; readonly difference: number; readonly smallest: number }
  | { readonly kind: 'open' };

/** The smallest likely change as a share of the smallest real one: the quantiles of 80 and 90 of 100. */
const likelyShare = nineOfTenBelow / nineOfTenBetween;

export function compareAverages(now: BallAverage, before: BallAverage): AverageChange {
  const [known, other] = [knownAverage(now), knownAverage(before)];
  if (!known || !other) return { kind: 'open' };
  const difference = Math.round((known.mean - other.mean) * 100) / 100 + 0;
  const smallest = smallestChange(known, other);
  const size = Math.abs(difference);
  const kind = size > smallest ? 'real' : size > likelyShare * smallest ? 'likely' : 'noise';
  return { kind, difference, smallest };
}
