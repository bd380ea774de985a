import type { BallAverage } from '@trueswing/contracts';
import { nineOfTenBelow, nineOfTenBetween, ninetyNineOfHundredBetween, studentQuantile } from './student-quantile.ts';

/** Fewer shots do not show how far a golfer's shots lie apart. */
export const fewestShots = 4;

/** Precision of an average of enough shots. */
export interface KnownAverage {
  readonly n: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

/**
 * The average, if there are enough shots to say how well it is known; else null. Numbers come rounded to the digits that are
 * shown, so shots that look equal still lie apart by the error of that rounding.
 */
export function knownAverage(
  { n, mean, standardDeviation }: Omit<BallAverage, 'leftOut'>,
  digits: number,
): KnownAverage | null {
  if (n < fewestShots || mean === null || standardDeviation === null) return null;
  return { n, mean, standardDeviation: Math.max(standardDeviation, stepOf(digits) / Math.sqrt(12)) };
}

/** The smallest difference that so many decimals show. */
const stepOf = (digits: number): number => 10 ** -digits;

const standardErrorOf = ({ n, standardDeviation }: KnownAverage): number => standardDeviation / Math.sqrt(n);

/** Distance from the mean to each end of the range that holds the golfer's true average in nine of ten cases. */
export const meanError = (average: KnownAverage): number =>
  studentQuantile(nineOfTenBetween, average.n - 1) * standardErrorOf(average);

/** Distance beyond which the true average lies to one side of the mean in one of ten cases. */
export const oneSidedError = (average: KnownAverage): number =>
  studentQuantile(nineOfTenBelow, average.n - 1) * standardErrorOf(average);

/**
 * The smallest change of the average that is beyond chance: from these shots to others. Without the others, to as many shots with the
 * same spread. By chance one of a hundred is as large: a screen shows nine numbers a month.
 */
export const smallestChange = (average: KnownAverage, other: KnownAverage = average): number =>
  differenceBeyond(ninetyNineOfHundredBetween, average, other);

/** The smallest change that may be more than chance, of which one of ten is as large. */
export const likelyChange = (average: KnownAverage, other: KnownAverage): number =>
  differenceBeyond(nineOfTenBetween, average, other);

function differenceBeyond(normalQuantile: number, average: KnownAverage, other: KnownAverage): number {
  const quantile = studentQuantile(normalQuantile, degreesOfFreedom(average, other));
  return quantile * Math.hypot(standardErrorOf(average), standardErrorOf(other));
}

/**
 * Degrees of freedom of a difference between averages whose spreads may differ (Welch and Satterthwaite, 1947). Rounded down: with
 * few shots on one side the fraction promises too much.
 */
function degreesOfFreedom(average: KnownAverage, other: KnownAverage): number {
  const [one, two] = [standardErrorOf(average) ** 2, standardErrorOf(other) ** 2];
  return Math.floor((one + two) ** 2 / (one ** 2 / (average.n - 1) + two ** 2 / (other.n - 1)) + 1e-9);
}

/**
 * The smallest change that is beyond chance, in the digits that are shown: one that is shown this large may be half a step smaller, and
 * must still be none. So it is never nothing.
 */
export function shownLimit(smallest: number, digits: number): number {
  return Math.ceil(smallest / stepOf(digits) + 0.5 - 1e-9) * stepOf(digits);
}

/**
 * Change between two averages. Without one, `beyond-chance` comes in one of a hundred cases, and it or `maybe-chance` in one of ten.
 * `open` where there are too few shots. Difference and limit are those that are shown, so that the word agrees with them. None of them
 * says that the golfer changed: days differ as well, which only `/progress` weighs (docs/decisions/0078-what-really-changed.md).
 */
export type AverageChange =
  | { readonly kind: 'beyond-chance' | 'maybe-chance' | 'chance'; readonly difference: number; readonly limit: number }
  | { readonly kind: 'open' };

export function compareAverages(now: BallAverage, before: BallAverage, digits: number): AverageChange {
  const [known, other] = [knownAverage(now, digits), knownAverage(before, digits)];
  if (!known || !other) return { kind: 'open' };
  const step = stepOf(digits);
  const difference = known.mean - other.mean;
  const steps = Math.round(difference / step) + 0;
  const limit = shownLimit(smallestChange(known, other), digits);
  const isBeyond = Math.abs(steps) >= Math.round(limit / step);
  const isMaybe = steps !== 0 && Math.abs(difference) > likelyChange(known, other);
  return { kind: isBeyond ? 'beyond-chance' : isMaybe ? 'maybe-chance' : 'chance', difference: steps * step, limit };
}
