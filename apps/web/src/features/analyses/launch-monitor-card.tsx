import type { SwingAnalysis } from '@trueswing/contracts';
import { clubPathLabel, smashFactor, tourReference } from '@trueswing/domain';
import { Card } from '../../ui/card.tsx';

interface Row {
  label: string;
  value: string;
  /** The tour's average, or a word on the value. */
  compare: string;
}

/** The golfer's own numbers beside the tour's averages; null without numbers. */
export function LaunchMonitorCard({ analysis }: { analysis: SwingAnalysis }) {
  const rows = rowsOf(analysis);
  if (rows.length === 0) return null;
  const tour = analysis.tourComparison === 'lpga' ? 'LPGA Tour' : 'PGA Tour';
  return (
    <Card title="Launch Monitor Data">
      <table className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-2 font-normal">Number</th>
            <th className="py-2 text-right font-normal">You</th>
            <th className="py-2 text-right font-normal">{tour}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, value, compare }) => (
            <tr key={label}>
              <th scope="row" className="py-3 font-normal">
                {label}
              </th>
              <td className="py-3 text-right text-lg font-extrabold">{value}</td>
              <td className="py-3 pl-4 text-right text-muted">{compare}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function rowsOf(analysis: SwingAnalysis): Row[] {
  const { clubSpeed, ballSpeed, carry, total, spinRate, clubPath, faceAngle, clubSelection, handedness } = analysis;
  const tour = tourReference(clubSelection, analysis.tourComparison);
  const mark = tour.status === 'measured' ? '' : ' (est.)';
  const known = (value: number | null, unit: string) => (value === null ? '—' : `${value} ${unit}${mark}`);
  const rows: (Row | false)[] = [
    clubSpeed !== null && { label: 'Club speed', value: `${clubSpeed} mph`, compare: known(tour.clubSpeedMph, 'mph') },
    ballSpeed !== null && { label: 'Ball speed', value: `${ballSpeed} mph`, compare: known(tour.ballSpeedMph, 'mph') },
    clubSpeed !== null &&
      ballSpeed !== null && {
        label: 'Smash factor',
        value: smashFactor(ballSpeed, clubSpeed).toFixed(2),
        compare: `${tour.smashFactor.toFixed(2)}${mark}`,
      },
    carry !== null && { label: 'Carry', value: `${carry} yd`, compare: known(tour.carryYd, 'yd') },
    total !== null &&
      clubSelection === 'driver' && { label: 'Total', value: `${total} yd`, compare: known(tour.totalYd, 'yd') },
    spinRate !== null && { label: 'Spin rate', value: `${spinRate} rpm`, compare: known(tour.spinRpm, 'rpm') },
    clubPath !== null && { label: 'Club path', value: degrees(clubPath), compare: clubPathLabel(clubPath, handedness) },
    faceAngle !== null && { label: 'Face angle', value: degrees(faceAngle), compare: '' },
  ];
  return rows.filter((row) => row !== false);
}

/** With a true minus sign. */
const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;
