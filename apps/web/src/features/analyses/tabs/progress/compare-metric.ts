import { launchMonitorFields, type MonthlyAverage, type SwingAnalysis } from '@trueswing/contracts';
import { averageWindowDays, type Change, compareMeasurement, compareTyped, type MeasuredVideo } from '@trueswing/swing';
import { compareWithAverage } from '../../progress/compare-with-average.ts';
import type { ProgressMetric } from '../../progress/progress-metrics.ts';
import { finishedDetails } from '../../state-of-analysis.ts';

const dayMs = 86_400_000;

export interface MetricComparison {
  readonly metric: ProgressMetric;
  readonly before: number;
  readonly now: number;
  readonly change: Change;
  /** Comparison of a typed number with the average of the month, beside which it stands. */
  readonly average: string | null;
}

/** Sets one value of a swing beside that of the previous one; null if one of them lacks it. */
export function compareMetric(
  metric: ProgressMetric,
  analysis: SwingAnalysis,
  previous: SwingAnalysis,
  month: MonthlyAverage,
  nowMs: number,
): MetricComparison | null {
  const [now, before] = [metric.read(analysis), metric.read(previous)];
  if ('withheld' in now || 'withheld' in before) return null;
  const values = { metric, now: now.value, before: before.value };
  if (metric.kind === 'typed') {
    const { apiName } = launchMonitorFields[metric.id];
    const spread = month.certainty[apiName];
    const mean = month[apiName];
    const isAmongThem = nowMs - Date.parse(analysis.createdAt) <= averageWindowDays * dayMs;
    return {
      ...values,
      change: compareTyped(now.value, before.value, spread, metric.step),
      average: mean === null ? null : compareWithAverage(now.value, { mean, ...spread }, isAmongThem, metric),
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
