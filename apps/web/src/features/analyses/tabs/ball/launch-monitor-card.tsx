import type { Handedness, SwingAnalysis } from '@trueswing/contracts';
import { Card } from '../../../../ui/card.tsx';
import { type LaunchMonitorTile, launchMonitorTiles } from './launch-monitor-tiles.ts';

/** Where the tour average is on every bar; leaves space for values above it. */
const tourMarkPercent = 80;

interface LaunchMonitorCardProps {
  analysis: SwingAnalysis;
  /** The hand that was seen in the video. */
  handedness: Handedness;
}

/** The golfer's numbers, most beside the tour's averages; null without numbers. */
export function LaunchMonitorCard({ analysis, handedness }: LaunchMonitorCardProps) {
  const tiles = launchMonitorTiles(analysis, handedness);
  if (tiles.length === 0) return null;
  const isCompared = tiles.some(({ share }) => share !== null);
  const tour = analysis.tourComparison === 'lpga' ? 'LPGA' : 'PGA';
  return (
    <Card
      title="Launch Monitor Data"
      aside={isCompared && <span className="eyebrow text-muted">vs {tour} Tour average</span>}
    >
      <dl className="grid grid-cols-3 gap-2">
        {tiles.map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </dl>
    </Card>
  );
}

function Tile({ label, value, unit, beside, share }: LaunchMonitorTile) {
  return (
    <div className="flex min-w-0 flex-col rounded-xl bg-paper p-2.5">
      <dt className="eyebrow leading-tight text-muted">{label}</dt>
      <dd className="mt-1 grow">
        <span className="numeral text-xl">{value}</span>
        {unit && <span className="block text-sm leading-tight text-muted">{unit}</span>}
      </dd>
      {share !== null && (
        <dd aria-hidden className="relative mt-2 h-1.5 rounded-full bg-line">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-fairway"
            style={{ width: `${Math.min(100, share * tourMarkPercent)}%` }}
          />
          <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${tourMarkPercent}%` }} />
        </dd>
      )}
      <dd className="mt-1.5 text-sm leading-tight text-muted">{beside}</dd>
    </div>
  );
}
