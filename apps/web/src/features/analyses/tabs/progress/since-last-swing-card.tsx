import type { MonthlyAverage, SwingAnalysis } from '@trueswing/contracts';
import { Link } from 'react-router';
import { paths } from '../../../../shared/paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { InfoNote } from '../../../../ui/feedback.tsx';
import { formatDate } from '../../../../ui/format-date.ts';
import { progressMetrics } from '../../progress/progress-metrics.ts';
import { ChangeRow } from './change-row.tsx';
import { compareMetric } from './compare-metric.ts';
import { findPair } from './find-pair.ts';
import { VideoPair } from './video-pair.tsx';

interface SinceLastSwingCardProps {
  analysis: SwingAnalysis;
  previous: SwingAnalysis;
  /** Averages with the club over the days before this swing. */
  average: MonthlyAverage;
}

/** This swing beside the last one with the same club: the videos in step, and what differs by more than the noise. */
export function SinceLastSwingCard({ analysis, previous, average }: SinceLastSwingCardProps) {
  const rows = progressMetrics
    .map((metric) => compareMetric(metric, analysis, previous, average))
    .filter((row) => row !== null);
  const videos = findPair(analysis, previous);
  const isFilmedDifferently = rows.some(
    ({ change }) => change.kind === 'not-comparable' && change.reason === 'other-filming',
  );
  const isBeyondNoise = rows.some(({ change }) => change.kind === 'beyond-noise');
  return (
    <Card title="Since Your Last Swing" className="flex flex-col gap-3">
      {videos && (
        <VideoPair
          before={{ ...videos.before, label: formatDate(previous.createdAt) }}
          now={{ ...videos.now, label: 'This swing' }}
        />
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <ChangeRow key={row.metric.id} {...row} />
          ))}
        </ul>
      )}
      {isBeyondNoise && (
        <div className="text-sm text-muted">
          <p>About one number in ten differs this much by chance.</p>
          <Link
            to={paths.progress}
            className="-mb-2 inline-flex min-h-tap items-center font-semibold text-fairway underline"
          >
            See what lasts over all your swings
          </Link>
        </div>
      )}
      {isFilmedDifferently && (
        <InfoNote>
          Your turns were filmed differently. Put the phone in the same place next time, and a change shows.
        </InfoNote>
      )}
    </Card>
  );
}
