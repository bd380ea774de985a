import { averageWindowDays, shownDifference, toStep } from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';
import { formatFixed, type ProgressMetric } from './progress-metrics.ts';

interface Average {
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** "As usual" within one standard deviation of an average that counts the value, too; else the difference: "+2.2 mph". */
export function compareWithAverage(
  value: number,
  { mean, standardDeviation, n }: Average,
  { digits, step, unit }: Pick<ProgressMetric, 'digits' | 'step' | 'unit'>,
): string {
  if (n === 1) return 'Only this swing';
  // In hundredths, as mean and deviation are: 97.6 − 96.2 must be 1.4, not a little more.
  const difference = Math.round((value - mean) * 100) / 100;
  const isUsual = standardDeviation !== null && Math.abs(difference) <= standardDeviation;
  return isUsual ? 'As usual' : signed(shownDifference(value, mean, step), digits, unit);
}

/**
 * "30-day average 83° ± 4 (n = 4)", rounded as a swing is, so that the average of one swing is its number. That of a typed
 * number is of shots, and rounded as the table of the month is: "30-day average 96.2 mph ± 1.4 (12 shots)".
 */
export function averageText(
  { mean, standardDeviation, n }: Average,
  { kind, digits, step, unit }: Pick<ProgressMetric, 'kind' | 'digits' | 'step' | 'unit'>,
): string {
  const isOfShots = kind === 'typed';
  const shown = formatFixed(isOfShots ? mean : toStep(mean, step), digits);
  const spread = standardDeviation === null ? '' : ` ± ${formatFixed(standardDeviation, digits)}`;
  return `${averageWindowDays}-day average ${shown}${unit}${spread} (${isOfShots ? countOf(n, 'shot') : `n = ${n}`})`;
}

/** "+2.2 mph", with a true minus sign. */
export function signed(difference: number, digits: number, unit: string): string {
  const size = formatFixed(Math.abs(difference), digits);
  if (Number(size) === 0) return 'The same';
  return `${difference > 0 ? '+' : '−'}${size}${unit}`;
}
