import { launchMonitorFields, type MonthlyAverage, type SwingAnalysis } from '@trueswing/contracts';
import { type Change, compareMeasurement, compareTyped, type MeasuredVideo } from '@trueswing/swing';
import { compareWithAverage } from '../../progress/compare-with-average.ts';
import { type DescribedAverage, describeAverage } from '../../progress/describe-average.ts';
import type { ProgressMetric } from '../../progress/progress-metrics.ts';
import { finishedDetails } from '../../state-of-analysis.ts';

export interface MetricComparison {
  readonly metric: ProgressMetric;
  readonly before: number;
  readonly now: number;
  readonly change: Change;
  /** A typed number beside the average of the days before its swing; null without one. */
  readonly average: ComparedAverage | null;
}

export interface ComparedAverage extends DescribedAverage {
  /** "As usual", "+2.2 mph" */
  readonly difference: string;
}

/** Sets one value of a swing beside that of the previous one; null if one of them lacks it. */
export function compareMetric(
  metric: ProgressMetric,
  analysis: SwingAnalysis,
  previous: SwingAnalysis,
  averages: MonthlyAverage,
): MetricComparison | null {
  const [now, before] = [metric.read(analysis), metric.read(previous)];
  if ('withheld' in now || 'withheld' in before) return null;
  const values = { metric, now: now.value, before: before.value };
  if (metric.kind === 'typed') {
    const { apiName } = launchMonitorFields[metric.id];
    const spread = averages.certainty[apiName];
    const mean = averages[apiName];
    const average = mean === null ? null : { mean, ...spread };
    return {
      ...values,
      change: compareTyped(now.value, before.value, spread, metric.step),
      average: average && {
        difference: compareWithAverage(now.value, average, metric),
        ...describeAverage(average, metric.digits),
      },
    };
  }
  const [video, videoBefore] = [videoOf(analysis), videoOf(previous)];
  const change = video && videoBefore && compareMeasurement(metric.id, video, videoBefore, metric.step);
  return change && { ...values, change, average: null };
}

function videoOf(analysis: SwingAnalysis): MeasuredVideo | null {
  const details = finishedDetails(analysis);
  return details && { club: analysis.clubSelection, ...details };
}
