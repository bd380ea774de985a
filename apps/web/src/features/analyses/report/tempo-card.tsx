import type { Measured, Measurement, Measurements } from '@trueswing/contracts';
import { formatMeasurement } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';

const measuredOf = (measurement: Measurement | undefined): Measured | null =>
  measurement && 'value' in measurement ? measurement : null;

/** Backswing and downswing, drawn to scale; null if the video's time base is not reliable. */
export function TempoCard({ measurements }: { measurements: Measurements }) {
  const ratio = measuredOf(measurements.tempoRatio);
  if (!ratio) return null;
  const backswing = measuredOf(measurements.backswingS);
  const downswing = measuredOf(measurements.downswingS);
  return (
    <Card title="Tempo">
      <p className="flex items-baseline gap-3">
        <span className="numeral text-4xl">{ratio.value.toFixed(1)} : 1</span>
        <span className="text-muted">± {ratio.plusMinus.toFixed(1)}</span>
      </p>
      {backswing && downswing && (
        <div className="mt-4">
          <div aria-hidden className="flex h-4 gap-1">
            <div className="rounded bg-fairway" style={{ flex: `${backswing.value} 0 0` }} />
            <div className="rounded bg-flag ring-1 ring-ink/30" style={{ flex: `${downswing.value} 0 0` }} />
          </div>
          <dl className="mt-2 flex justify-between gap-4 text-sm">
            {[
              { name: 'Backswing', part: backswing, align: 'text-left' },
              { name: 'Downswing', part: downswing, align: 'text-right' },
            ].map(({ name, part, align }) => (
              <div key={name} className={align}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{formatMeasurement(part, ' s')}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}
