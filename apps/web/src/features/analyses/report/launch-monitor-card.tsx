import type { SwingAnalysis } from '@trueswing/contracts';
import { clubPathLabel, smashFactor, tourReference } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';

interface Tile {
  label: string;
  value: string;
  unit: string;
  /** The tour average, or a description of the value. */
  compare: string;
  /** The golfer's value divided by the tour's, if they can be compared. */
  share?: number;
}

/** The golfer's numbers compared with the tour averages; null without numbers. */
export function LaunchMonitorCard({ analysis }: { analysis: SwingAnalysis }) {
  const tiles = tilesOf(analysis);
  if (tiles.length === 0) return null;
  const tour = analysis.tourComparison === 'lpga' ? 'LPGA' : 'PGA';
  return (
    <Card title="Launch Monitor Data" aside={<span className="eyebrow text-muted">vs {tour} Tour average</span>}>
      <dl className="grid grid-cols-2 gap-2">
        {tiles.map((tile) => (
          <LaunchTile key={tile.label} {...tile} />
        ))}
      </dl>
    </Card>
  );
}

function LaunchTile({ label, value, unit, compare, share }: Tile) {
  return (
    <div className="flex flex-col rounded-xl bg-paper p-3">
      <dt className="eyebrow text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="numeral text-2xl">{value}</span> <span className="text-sm text-muted">{unit}</span>
      </dd>
      {share !== undefined && (
        <dd aria-hidden className="relative mt-2 h-1.5 rounded-full bg-line">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-fairway"
            style={{ width: `${Math.min(100, share * tourMarkPercent)}%` }}
          />
          <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${tourMarkPercent}%` }} />
        </dd>
      )}
      <dd className="mt-1.5 min-h-5 text-sm text-muted">{compare}</dd>
    </div>
  );
}

/** Position of the tour average on every bar; leaves space for values above it. */
const tourMarkPercent = 80;

function tilesOf(analysis: SwingAnalysis): Tile[] {
  const { clubSpeed, ballSpeed, carry, total, spinRate, clubPath, faceAngle, clubSelection, handedness } = analysis;
  const tour = tourReference(clubSelection, analysis.tourComparison);
  const mark = tour.status === 'measured' ? '' : ' (est.)';
  const tile = (label: string, value: number | null, average: number | null, unit: string, digits = 0): Tile | false =>
    value !== null && {
      label,
      value: value.toFixed(digits),
      unit,
      compare: average === null ? 'No tour average' : `Tour ${average.toFixed(digits === 2 ? 2 : 0)}${mark}`,
      ...(average !== null && { share: value / average }),
    };
  const smash = clubSpeed !== null && ballSpeed !== null ? smashFactor(ballSpeed, clubSpeed) : null;
  const tiles = [
    tile('Club speed', clubSpeed, tour.clubSpeedMph, 'mph', 1),
    tile('Ball speed', ballSpeed, tour.ballSpeedMph, 'mph', 1),
    tile('Smash factor', smash, tour.smashFactor, '', 2),
    tile('Carry', carry, tour.carryYd, 'yd'),
    clubSelection === 'driver' && tile('Total', total, tour.totalYd, 'yd'),
    tile('Spin rate', spinRate, tour.spinRpm, 'rpm'),
    clubPath !== null && {
      ...{ label: 'Club path', value: degrees(clubPath), unit: '' },
      compare: sentenceCase(clubPathLabel(clubPath, handedness)),
    },
    faceAngle !== null && {
      ...{ label: 'Face angle', value: degrees(faceAngle), unit: '' },
      compare: faceWord(faceAngle),
    },
  ];
  return tiles.filter((each) => each !== false);
}

/** With a true minus sign, which does not wrap. */
const degrees = (value: number): string => `${value.toFixed(1).replace('-', '−')}°`;
const faceWord = (deg: number): string =>
  Math.abs(deg) <= 1 ? 'At the target' : deg > 0 ? 'Points right' : 'Points left';
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
