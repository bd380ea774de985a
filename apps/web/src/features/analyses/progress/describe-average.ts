import { fewestShots, knownAverage, meanError, shownLimit, smallestChange } from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';

interface Average {
  readonly n: number;
  readonly leftOut: number;
  readonly mean: number;
  readonly standardDeviation: number | null;
}

/** Words for an average, the same on every screen that shows one. */
export interface DescribedAverage {
  /** "94.2–95.8", or the mean where there are too few shots for a range. */
  readonly range: string;
  /** "12 shots", "12 shots, 1 left out". */
  readonly shots: string;
  /** "1.3": a smaller change of the average can be chance among the shots; null with too few shots. */
  readonly smallest: string | null;
  /** "3 more shots for a range"; null where there is one. */
  readonly missing: string | null;
}

export function describeAverage(average: Average, digits: number): DescribedAverage {
  const { n, leftOut, mean } = average;
  const known = knownAverage(average, digits);
  const shots = `${countOf(n, 'shot')}${leftOut > 0 ? `, ${leftOut} left out` : ''}`;
  if (!known) {
    const missing = `${countOf(fewestShots - n, 'more shot')} for a range`;
    return { range: format(mean, digits), shots, smallest: null, missing };
  }
  const error = meanError(known);
  const [low, high] = [format(mean - error, digits), format(mean + error, digits)];
  return {
    range: low === high ? low : `${low}–${high}`,
    shots,
    smallest: format(shownLimit(smallestChange(known), digits), digits),
    missing: null,
  };
}

const format = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
