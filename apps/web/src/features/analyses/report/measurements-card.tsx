import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { formatMeasurement, unitOf } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';
import { measurementLabels } from './measurement-labels.ts';

/** Mobility has its own card, and so has tempo if it was measured. */
const mobility: readonly MeasurementName[] = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'];
const tempo: readonly MeasurementName[] = ['tempoRatio', 'backswingS', 'downswingS'];
const listed = (Object.keys(measurementLabels) as MeasurementName[]).filter((name) => !mobility.includes(name));

/** The measurements other than mobility and tempo, and those that this video does not allow. */
export function MeasurementsCard({ measurements }: { measurements: Measurements }) {
  const measured = listed.filter((name) => isMeasured(measurements, name) && !tempo.includes(name));
  const withheld = groupByReason(measurements);
  const withheldCount = withheld.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Card title="More Measurements">
      <dl className="divide-y divide-line">
        {measured.map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt>{measurementLabels[name]}</dt>
            <dd className="numeral shrink-0 text-lg">{formatMeasurement(measurements[name], unitOf(name))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        In at least 90 of 100 swings the truth lies within the ±. Movements are in % of your height.
      </p>
      {withheldCount > 0 && (
        <details className="mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-fairway">
            Not measured, and why ({withheldCount})
          </summary>
          <dl className="flex flex-col gap-3 pb-1">
            {withheld.map(({ reason, names }) => (
              <div key={reason}>
                {names.map((name) => (
                  <dt key={name} className="font-semibold">
                    {measurementLabels[name]}
                  </dt>
                ))}
                <dd className="text-muted">{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

const isMeasured = (measurements: Measurements, name: MeasurementName): boolean => {
  const measurement = measurements[name];
  return measurement !== undefined && 'value' in measurement;
};

/** Many measurements share a reason, which is shown once. */
function groupByReason(measurements: Measurements): { reason: string; names: MeasurementName[] }[] {
  const groups = new Map<string, MeasurementName[]>();
  for (const name of listed) {
    const measurement = measurements[name];
    if (!measurement || !('withheld' in measurement)) continue;
    groups.set(measurement.withheld, [...(groups.get(measurement.withheld) ?? []), name]);
  }
  return [...groups].map(([reason, names]) => ({ reason, names }));
}
