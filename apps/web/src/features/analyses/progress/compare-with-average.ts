import { averageWindowDays } from '@trueswing/domain';
import { formatFixed, type ProgressMetric } from './progress-metrics.ts';

interface Average {
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** "30-day average 96.2 ± 1.4 (n = 4)", and what the swing is beside it. */
export interface AverageComparison {
  readonly average: string;
  readonly verdict: string;
}

/** Compares a value with the 30-day average: within one standard deviation it is as usual. */
export function compareWithAverage(
  value: number,
  { mean, standardDeviation, n }: Average,
  isAmongThem: boolean,
  { digits, unit }: Pick<ProgressMetric, 'digits' | 'unit'>,
): AverageComparison {
  const average = averageText({ mean, standardDeviation, n }, { digits, unit: '' });
  if (isAmongThem && n === 1) return { average, verdict: 'Only this swing' };
  // In hundredths, as mean and deviation are: 97.6 − 96.2 must be 1.4, not a little more.
  const difference = Math.round((value - mean) * 100) / 100;
  const isUsual = isAmongThem && standardDeviation !== null && Math.abs(difference) <= standardDeviation;
  return { average, verdict: isUsual ? 'As usual' : signed(difference, digits, unit) };
}

/** "30-day average 96.2 mph ± 1.4 (n = 4)"; a single swing has no spread. */
export function averageText(
  { mean, standardDeviation, n }: Average,
  { digits, unit }: Pick<ProgressMetric, 'digits' | 'unit'>,
): string {
  const spread = standardDeviation === null ? '' : ` ± ${formatFixed(standardDeviation, digits)}`;
  return `${averageWindowDays}-day average ${formatFixed(mean, digits)}${unit}${spread} (n = ${n})`;
}

/** "+2.2 mph", with a true minus sign. */
export function signed(difference: number, digits: number, unit: string): string {
  const size = formatFixed(Math.abs(difference), digits);
  if (Number(size) === 0) return 'The same';
  return `${difference > 0 ? '+' : '−'}${size}${unit}`;
}
