import { averageWindowDays } from '@trueswing/domain';
import type { Reading } from '../../../ui/charts/trend-point.ts';
import { formatFixed, type ProgressMetric } from './progress-metrics.ts';

/** What a value is compared with, and the difference. */
export interface Comparison {
  readonly beside: string;
  readonly value: string;
  /** "+2.2 mph", or words if a difference would claim too much. */
  readonly verdict: string;
  /** What the verdict needs to be understood. */
  readonly note?: string;
}

interface Average {
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** Compares a value with the 30-day average: within one standard deviation it is as usual. */
export function compareWithAverage(
  value: number,
  { mean, standardDeviation, n }: Average,
  isAmongThem: boolean,
  { digits, unit }: Pick<ProgressMetric, 'digits' | 'unit'>,
): Comparison {
  const spread = standardDeviation === null ? '' : ` ± ${formatFixed(standardDeviation, digits)}`;
  const comparison = {
    beside: `${averageWindowDays}-day average`,
    value: `${formatFixed(mean, digits)}${spread} (n = ${n})`,
  };
  if (isAmongThem && n === 1) return { ...comparison, verdict: 'Only this swing' };
  // In hundredths, as mean and deviation are: 97.6 − 96.2 must be 1.4, not a little more.
  const difference = Math.round((value - mean) * 100) / 100;
  const isUsual = isAmongThem && standardDeviation !== null && Math.abs(difference) <= standardDeviation;
  return { ...comparison, verdict: isUsual ? 'As usual' : signed(difference, digits, unit) };
}

/** Compares two readings; null if one is missing. A difference that the two ± can explain is not a change. */
export function compareWithPrevious(now: Reading, before: Reading, metric: ProgressMetric): Comparison | null {
  if ('withheld' in now || 'withheld' in before) return null;
  const comparison = { beside: 'Previous swing', value: metric.describe(before) };
  if (now.bound || before.bound) return { ...comparison, verdict: 'Not comparable' };
  const difference = now.value - before.value;
  const doubt = Math.hypot(now.plusMinus ?? 0, before.plusMinus ?? 0);
  const isClear = doubt === 0 || Math.abs(difference) > doubt;
  return { ...comparison, verdict: isClear ? signed(difference, metric.digits, metric.unit) : 'No clear change' };
}

/** "+2.2 mph", with a true minus sign. */
export function signed(difference: number, digits: number, unit: string): string {
  const size = formatFixed(Math.abs(difference), digits);
  if (Number(size) === 0) return 'The same';
  return `${difference > 0 ? '+' : '−'}${size}${unit}`;
}
