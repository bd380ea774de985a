import type { SwingAnalysis, UploadClub } from '@trueswing/contracts';
import { averageWindowDays, describeSpread } from '@trueswing/domain';
import { isExact, type TrendAverage, type TrendPoint } from '../../../ui/charts/trend-point.ts';
import { stateOf } from '../state-of-analysis.ts';
import type { ProgressMetric } from './progress-metrics.ts';

const dayMs = 86_400_000;

export interface ProgressSeries {
  /** Oldest first; empty if no swing has the value. */
  readonly points: readonly TrendPoint[];
  /** Over the last 30 days, without bounds and gaps. Null without a number. */
  readonly average: TrendAverage | null;
}

/** One value of all finished analyses with one club. A swing without the value is a gap with a reason. */
export function progressSeries(
  analyses: readonly SwingAnalysis[],
  club: UploadClub,
  metric: ProgressMetric,
  nowMs: number,
): ProgressSeries {
  const points = analyses
    .filter((each) => each.clubSelection === club && stateOf(each) === 'complete')
    .map((each) => ({ id: each.id, atMs: Date.parse(each.createdAt), reading: metric.read(each) }))
    .sort((one, other) => one.atMs - other.atMs);
  if (!points.some(({ reading }) => 'value' in reading)) return { points: [], average: null };
  const sinceMs = nowMs - averageWindowDays * dayMs;
  const recent = points.filter(({ atMs }) => atMs >= sinceMs).map(({ reading }) => reading);
  const { n, mean, standardDeviation } = describeSpread(recent.filter(isExact).map(({ value }) => value));
  return { points, average: mean === null ? null : { sinceMs, n, mean, standardDeviation } };
}
