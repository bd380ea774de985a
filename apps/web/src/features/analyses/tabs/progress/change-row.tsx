import { averageWindowDays, type Change, type Incomparable, toStep } from '@trueswing/swing';
import { signed } from '../../progress/compare-with-average.ts';
import { formatFixed, type ProgressMetric } from '../../progress/progress-metrics.ts';
import type { ComparedAverage } from './compare-metric.ts';

interface ChangeRowProps {
  metric: ProgressMetric;
  before: number;
  now: number;
  change: Change;
  average: ComparedAverage | null;
}

const words = {
  'beyond-noise': 'More than the noise',
  noise: 'Within the noise',
  open: 'Too few swings to judge',
} as const;
const reasons: Record<Incomparable, string> = {
  'other-version': 'Measured by another version',
  'other-filming': 'Filmed differently',
  'unknown-error': 'Not comparable yet',
  bound: 'Not comparable',
};

/**
 * One value of the last swing and of this one. Without colors: more is not always better. Where there are too few swings to
 * judge the change, there are too few to call it usual.
 */
export function ChangeRow({ metric, before, now, change, average }: ChangeRowProps) {
  const isCompared = change.kind !== 'not-comparable';
  const isFilmedDifferently = !isCompared && change.reason === 'other-filming';
  return (
    <li className="py-1.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{metric.name}</span>
        <span className="numeral ml-auto text-lg whitespace-nowrap">
          <span className="text-muted">{formatNumber(before, metric)} →</span> {formatNumber(now, metric)}
          {metric.unit}
        </span>
      </p>
      {/* The note below the rows says once that turns were filmed differently. */}
      <p className={isFilmedDifferently ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <span className="text-muted">{isCompared ? words[change.kind] : reasons[change.reason]}</span>
        {isCompared && (
          <span className={`tabular-nums ${change.kind === 'beyond-noise' ? 'font-bold' : 'text-muted'}`}>
            {signed(change.difference, metric.digits, metric.unit)}
          </span>
        )}
      </p>
      {average && change.kind !== 'open' && (
        <div className="text-sm text-muted">
          <p className="flex items-baseline justify-between gap-3">
            <span>Beside the {averageWindowDays} days before</span>
            <span className="shrink-0 tabular-nums">{average.difference}</span>
          </p>
          <p>
            {average.range}
            {metric.unit}, {average.shots}.{' '}
            {average.missing ?? `A change of the average below ${average.smallest}${metric.unit} can be chance`}.
          </p>
        </div>
      )}
    </li>
  );
}

const formatNumber = (value: number, { step, digits }: ProgressMetric): string =>
  formatFixed(toStep(value, step), digits);
