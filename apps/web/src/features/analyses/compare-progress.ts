import type { Reading } from '../../ui/charts/trend-point.ts';
import { formatFixed, type ProgressMetric } from './progress-metrics.ts';

type Form = Pick<ProgressMetric, 'digits' | 'unit'>;

export interface Comparison {
  /** Which way the value has gone; level when the difference tells nothing. */
  readonly direction: 'up' | 'down' | 'level';
  readonly text: string;
}

interface Average {
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** A swing's value against the 30-day average: within one standard deviation it is a usual swing. */
export function compareWithAverage(value: number, average: Average, isAmongThem: boolean, form: Form): Comparison {
  const { mean, standardDeviation, n } = average;
  if (isAmongThem && n === 1) {
    return { direction: 'level', text: 'Your only swing of the last 30 days with this number' };
  }
  const spread = standardDeviation === null ? '' : ` ± ${formatFixed(standardDeviation, form.digits)}`;
  const told = `30-day average of ${formatFixed(mean, form.digits)}${spread}${form.unit} (n = ${n})`;
  return isAmongThem && standardDeviation !== null && Math.abs(value - mean) <= standardDeviation
    ? { direction: 'level', text: `Within the usual of your ${told}` }
    : step(value - mean, form, `your ${told}`);
}

/** A swing's reading against the one before. Where both carry a ±, a difference that these can explain is none. */
export function compareWithPrevious(now: Reading, before: Reading, metric: ProgressMetric): Comparison | null {
  if ('withheld' in now || 'withheld' in before) return null;
  const told = `your previous swing, ${metric.describe(before)}`;
  if (now.bound || before.bound) return { direction: 'level', text: `Beside ${told}` };
  const doubt = Math.hypot(now.plusMinus ?? 0, before.plusMinus ?? 0);
  const difference = now.value - before.value;
  if (doubt > 0 && Math.abs(difference) <= doubt) return { direction: 'level', text: `No clear change from ${told}` };
  return step(difference, metric, told);
}

function step(difference: number, { digits, unit }: Form, than: string): Comparison {
  const size = formatFixed(Math.abs(difference), digits);
  if (Number(size) === 0) return { direction: 'level', text: `The same as ${than}` };
  return difference > 0
    ? { direction: 'up', text: `${size}${unit} above ${than}` }
    : { direction: 'down', text: `${size}${unit} below ${than}` };
}
