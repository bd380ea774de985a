import type { ListedSwing, MonthlyAverage, UploadClub } from '@trueswing/contracts';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { clubName } from '../club-name.ts';
import { averageText } from './compare-with-average.ts';
import { MetricChoice } from './metric-choice.tsx';
import { formatFixed, type ProgressMetric, progressMetrics } from './progress-metrics.ts';
import { finishedWith, progressSeries } from './progress-series.ts';

const minuteMs = 60_000;

interface ProgressChartProps {
  analyses: readonly ListedSwing[];
  club: UploadClub;
  /** Averages of the shots with the club; undefined until they are loaded. */
  month: MonthlyAverage | undefined;
  /** The swing that is selected first; the newest by default. */
  current?: ListedSwing;
}

/** One value over time, and the choice among those that the swings have. Starts with one that the current swing has. */
export function ProgressChart({ analyses, club, month, current }: ProgressChartProps) {
  const nowMs = useNow(minuteMs);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const swings = finishedWith(analyses, club);
  const reference = current ?? swings[0];
  const charts = reference
    ? progressMetrics
        .map((metric) => ({ metric, ...progressSeries(swings, reference, metric, { month, nowMs }) }))
        .filter(({ points }) => points.length > 0)
    : [];
  const shown =
    charts.find(({ metric }) => metric.id === chosenId) ??
    charts.find(({ metric }) => reference && 'value' in metric.read(reference)) ??
    charts[0];
  if (!shown) {
    return (
      <EmptyState icon={<ChartLine />} title={`Nothing to chart for your ${clubName(club)} yet`}>
        Your next swing starts the line.
      </EmptyState>
    );
  }
  const { metric, points, average, otherVersions } = shown;
  return (
    <div className="flex flex-col gap-4">
      <MetricChoice metrics={charts.map((chart) => chart.metric)} chosenId={metric.id} onChoose={setChosenId} />
      <div className="min-h-80">
        <TrendChart
          key={`${club} ${metric.id}`}
          title={`${metric.name}, ${clubName(club)}`}
          points={points}
          average={average}
          target={metric.target}
          nowMs={nowMs}
          minSpan={metric.minSpan}
          initialId={current?.id}
          pointName="swing"
          describe={metric.describe}
          formatTick={(value) => tickText(value, metric)}
          averageText={average ? averageText(average, metric) : ''}
          targetText={metric.target ? `Target ${metric.target.min}–${metric.target.max}${metric.unit}` : ''}
        />
        {otherVersions > 0 && (
          <p className="mt-2 text-sm text-muted">
            {otherVersions === 1 ? 'One swing was' : `${otherVersions} swings were`} measured by another version of our
            analysis, and {otherVersions === 1 ? 'is' : 'are'} not in this chart.
          </p>
        )}
      </div>
    </div>
  );
}

/** An axis that covers four units or more has whole-number labels. */
const tickText = (value: number, { digits, minSpan }: ProgressMetric): string =>
  formatFixed(value, minSpan >= 4 ? 0 : digits);
