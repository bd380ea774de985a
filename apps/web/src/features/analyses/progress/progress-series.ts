import { type ListedSwing, launchMonitorFields, type MonthlyAverage, type UploadClub } from '@trueswing/contracts';
import { averageWindowDays, describeSpread } from '@trueswing/swing';
import { isExact, type TrendAverage, type TrendPoint } from '../../../ui/charts/trend-point.ts';
import { finishedDetails, stateOf } from '../state-of-analysis.ts';
import type { ProgressMetric, TypedMetric } from './progress-metrics.ts';

const dayMs = 86_400_000;

export interface ProgressSeries {
  /** Oldest first; empty if no swing has the value. */
  readonly points: readonly TrendPoint[];
  /**
   * Over the last 30 days: of shots for a typed number, else of these swings without bounds and gaps. Null without a
   * number.
   */
  readonly average: TrendAverage | null;
  /** Swings that are left out, since another version of the analysis measured them. */
  readonly otherVersions: number;
}

const algorithmOf = (analysis: ListedSwing): string | undefined => finishedDetails(analysis)?.algorithm;

/** The finished swings with one club, newest first. */
export const finishedWith = (analyses: readonly ListedSwing[], club: UploadClub): ListedSwing[] =>
  analyses
    .filter((each) => each.clubSelection === club && stateOf(each) === 'complete')
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));

/**
 * One value of finished swings with one club. A swing without the value is a gap with a reason. What is measured in the video
 * is never mixed with numbers of another version of the analysis than that of `reference`.
 * @param month - undefined until the server has answered; then typed numbers have no average
 */
export function progressSeries(
  swings: readonly ListedSwing[],
  reference: ListedSwing,
  metric: ProgressMetric,
  { month, nowMs }: { month: MonthlyAverage | undefined; nowMs: number },
): ProgressSeries {
  const comparable = swings.filter(
    (each) => metric.kind === 'typed' || algorithmOf(each) === algorithmOf(reference) || isGap(each, metric),
  );
  const otherVersions = swings.length - comparable.length;
  const points = comparable
    .map((each) => ({ id: each.id, atMs: Date.parse(each.createdAt), reading: metric.read(each) }))
    .sort((one, other) => one.atMs - other.atMs);
  if (!points.some(({ reading }) => 'value' in reading)) return { points: [], average: null, otherVersions };
  const sinceMs = nowMs - averageWindowDays * dayMs;
  const recent = points.filter(({ atMs }) => atMs >= sinceMs).map(({ reading }) => reading);
  const { n, mean, standardDeviation } =
    metric.kind === 'typed'
      ? spreadOfShots(month, metric)
      : describeSpread(recent.filter(isExact).map(({ value }) => value));
  return { points, average: mean === null ? null : { sinceMs, n, mean, standardDeviation }, otherVersions };
}

/** The average that the table of the month and the change since the last swing show. */
function spreadOfShots(month: MonthlyAverage | undefined, { id }: TypedMetric) {
  if (!month) return { n: 0, mean: null, standardDeviation: null };
  const { apiName } = launchMonitorFields[id];
  return { mean: month[apiName], ...month.certainty[apiName] };
}

/** A gap shows no number, whichever version left it. */
const isGap = (analysis: ListedSwing, metric: ProgressMetric): boolean => 'withheld' in metric.read(analysis);
