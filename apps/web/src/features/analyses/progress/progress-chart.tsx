import type { SwingAnalysis, UploadClub } from '@trueswing/contracts';
import { averageWindowDays } from '@trueswing/domain';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import type { TrendAverage } from '../../../ui/charts/trend-point.ts';
import { EmptyState, Waiting } from '../../../ui/feedback.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { clubName } from '../club-name.ts';
import { MetricChoice } from './metric-choice.tsx';
import { formatFixed, type ProgressMetric, progressMetrics } from './progress-metrics.ts';
import { progressSeries } from './progress-series.ts';

const minuteMs = 60_000;

interface ProgressChartProps {
  /** Undefined while they are loading. */
  analyses: readonly SwingAnalysis[] | undefined;
  club: UploadClub;
  /** The analysis that is selected first. */
  currentId?: string;
}

/** One value over time, and the choice of the value. Starts with the first value that has data. */
export function ProgressChart({ analyses, club, currentId }: ProgressChartProps) {
  const nowMs = useNow(minuteMs);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const all = progressMetrics.map((metric) => ({ metric, ...progressSeries(analyses ?? [], club, metric, nowMs) }));
  const shown =
    all.find(({ metric }) => metric.id === chosenId) ?? all.find(({ points }) => points.length > 0) ?? all[0];
  if (!shown) return null;
  const { metric, points, average } = shown;
  return (
    <div className="flex flex-col gap-4">
      <MetricChoice chosenId={metric.id} onChoose={setChosenId} />
      <div className="min-h-80">
        {analyses === undefined ? (
          <Waiting text="Loading your progress..." />
        ) : points.length > 0 ? (
          <TrendChart
            key={`${club} ${metric.id}`}
            title={`${metric.name}, ${clubName(club)}`}
            points={points}
            average={average}
            target={metric.target}
            nowMs={nowMs}
            minSpan={metric.minSpan}
            initialId={currentId}
            describe={metric.describe}
            formatTick={(value) => tickText(value, metric)}
            averageText={average ? averageText(average, metric) : ''}
            targetText={metric.target ? `Target ${metric.target.min}–${metric.target.max}${metric.unit}` : ''}
          />
        ) : (
          <EmptyState icon={<ChartLine />} title={`No ${metric.name} yet`}>
            {metric.hint}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/** "30-day average 96.2 mph ± 1.4 (n = 4)"; a single swing has no spread. */
function averageText({ mean, standardDeviation, n }: TrendAverage, { digits, unit }: ProgressMetric): string {
  const spread = standardDeviation === null ? '' : ` ± ${formatFixed(standardDeviation, digits)}`;
  return `${averageWindowDays}-day average ${formatFixed(mean, digits)}${unit}${spread} (n = ${n})`;
}

/** An axis that covers four units or more has whole-number labels. */
const tickText = (value: number, { digits, minSpan }: ProgressMetric): string =>
  formatFixed(value, minSpan >= 4 ? 0 : digits);
