import type { Measurements } from '@trueswing/contracts';
import { formatMeasurement } from '@trueswing/domain';
import { Card } from '../../ui/card.tsx';

const rows = [
  { name: 'spineAngleDeg', label: 'Spine angle at address', unit: '°' },
  { name: 'spineAngleChangeDeg', label: 'Spine angle, address to impact', unit: '°' },
  { name: 'sideBendDeg', label: 'Side bend at impact', unit: '°' },
  { name: 'headMovementBh', label: 'Head movement', unit: ' %' },
  { name: 'pelvisSwayBh', label: 'Pelvis sway', unit: ' %' },
  { name: 'hipOpenAtImpactDeg', label: 'Hips open at impact', unit: '°' },
  { name: 'shoulderOpenAtImpactDeg', label: 'Shoulders open at impact', unit: '°' },
  { name: 'tempoRatio', label: 'Tempo', unit: '' },
] as const;

/** The numbers beside mobility and tempo, and what this video could not tell. */
export function MeasurementsCard({ measurements }: { measurements: Measurements }) {
  const told = rows.map((row) => ({ ...row, measurement: measurements[row.name] }));
  // Tempo has a card of its own when it is known.
  const measured = told.filter(
    ({ name, measurement }) => measurement && 'value' in measurement && name !== 'tempoRatio',
  );
  const withheld = told.filter(({ measurement }) => measurement && 'withheld' in measurement);
  return (
    <Card title="More Measurements">
      <dl className="divide-y divide-line">
        {measured.map(({ name, label, unit, measurement }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt>{label}</dt>
            <dd className="numeral shrink-0 text-lg">{formatMeasurement(measurement, unit)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        In at least 90 of 100 swings the truth lies within the ±. Movements are in % of your height.
      </p>
      {withheld.length > 0 && (
        <details className="mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-fairway">
            Not measured, and why ({withheld.length})
          </summary>
          <dl className="flex flex-col gap-3 pb-1">
            {withheld.map(({ name, label, measurement }) => (
              <div key={name}>
                <dt className="font-semibold">{label}</dt>
                <dd className="text-muted">{formatMeasurement(measurement)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}
