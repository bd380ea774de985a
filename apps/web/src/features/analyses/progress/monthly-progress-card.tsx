import { useQuery } from '@tanstack/react-query';
import type { AveragedMetric, MonthlyAverage, SwingAnalysis } from '@trueswing/contracts';
import { averageWindowDays } from '@trueswing/domain';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Card } from '../../../ui/card.tsx';
import { analysesQuery, monthlyAverageQuery, previousAnalysisQuery } from '../analyses.queries.ts';
import { clubName } from '../club-name.ts';
import { type Comparison, compareWithAverage, compareWithPrevious } from './compare-progress.ts';
import { compareTurnWithPrevious, isTurn } from './compare-turn.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { ProgressChart } from './progress-chart.tsx';
import { type ProgressMetric, progressMetrics } from './progress-metrics.ts';

const dayMs = 86_400_000;

/** This swing compared with the golfer's 30-day average and the previous swing, and each value over time. */
export function MonthlyProgressCard({ analysis }: { analysis: SwingAnalysis }) {
  const average = useQuery(monthlyAverageQuery(analysis.clubSelection));
  const previous = useQuery(previousAnalysisQuery(analysis.id));
  const all = useQuery(analysesQuery);
  const queries = [average, previous, all];
  const failure = queries.find(({ error, data }) => error && data === undefined)?.error;
  return (
    <Card
      title="Monthly Progress"
      aside={
        <span className="eyebrow text-muted">
          {clubName(analysis.clubSelection)}, {averageWindowDays} days
        </span>
      }
      className="flex flex-col gap-4"
    >
      {failure ? (
        <LoadError
          error={failure}
          sentence="We could not load your progress. Please try again."
          onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
        />
      ) : (
        <>
          {average.data && previous.data !== undefined ? (
            <Comparisons analysis={analysis} average={average.data} previous={previous.data} />
          ) : (
            <div
              role="status"
              aria-label="Loading your averages"
              className="h-80 animate-breathe rounded-control bg-line"
            />
          )}
          <div className="border-t border-line pt-4">
            <ProgressChart analyses={all.data} club={analysis.clubSelection} currentId={analysis.id} />
          </div>
        </>
      )}
    </Card>
  );
}

interface ComparisonsProps {
  analysis: SwingAnalysis;
  average: MonthlyAverage;
  previous: SwingAnalysis | null;
}

function Comparisons({ analysis, average, previous }: ComparisonsProps) {
  const isAmongThem = Date.now() - Date.parse(analysis.createdAt) <= averageWindowDays * dayMs;
  const rows = progressMetrics.flatMap((metric) => {
    const reading = metric.read(analysis);
    if ('withheld' in reading) return [];
    const lines = [
      isAveraged(metric) ? besideAverage(reading.value, average, metric, isAmongThem) : null,
      previous && besidePrevious(analysis, previous, metric),
    ].filter((line) => line !== null);
    return [{ metric, value: metric.describe(reading), lines }];
  });
  return (
    <>
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map(({ metric, value, lines }) => (
            <ComparisonRow key={metric.id} name={metric.name} value={value} comparisons={lines} />
          ))}
        </ul>
      )}
      {!previous && (
        <p className="text-sm text-muted">Your first analysis with this club: the next one is set beside it.</p>
      )}
    </>
  );
}

function besidePrevious(analysis: SwingAnalysis, previous: SwingAnalysis, metric: ProgressMetric): Comparison | null {
  return isTurn(metric.id)
    ? compareTurnWithPrevious(analysis, previous, metric.id)
    : compareWithPrevious(metric.read(analysis), metric.read(previous), metric);
}

type AveragedProgress = ProgressMetric & { id: AveragedMetric };
const averaged: ReadonlySet<string> = new Set<AveragedMetric>(['clubSpeed', 'ballSpeed', 'carry']);
const isAveraged = (metric: ProgressMetric): metric is AveragedProgress => averaged.has(metric.id);

function besideAverage(
  value: number,
  average: MonthlyAverage,
  metric: AveragedProgress,
  isAmongThem: boolean,
): Comparison | null {
  const mean = average[metric.id];
  return mean === null
    ? null
    : compareWithAverage(value, { mean, ...average.certainty[metric.id] }, isAmongThem, metric);
}
