import type { Measured, Measurement, Measurements } from '@trueswing/contracts';
import { usualRangeOf } from '@trueswing/domain';

const measuredOf = (measurement: Measurement | undefined): Measured | null =>
  measurement && 'value' in measurement ? measurement : null;

/** Backswing and downswing, drawn to scale; null if the video's time base is not reliable. */
export function TempoPicture({ measurements, onShow }: { measurements: Measurements; onShow(): void }) {
  const ratio = measuredOf(measurements.tempoRatio);
  const backswing = measuredOf(measurements.backswingS);
  const downswing = measuredOf(measurements.downswingS);
  const range = usualRangeOf('tempoRatio');
  if (!ratio || !backswing || !downswing) return null;
  return (
    <button
      type="button"
      onClick={onShow}
      className="-mx-2 block w-[calc(100%+1rem)] rounded-control px-2 py-2 text-left hover:bg-fairway-tint"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">Tempo</span>
        <span className="numeral text-lg">{ratio.value.toFixed(1)} : 1</span>
      </span>
      <span className="mt-1.5 flex gap-1 text-sm leading-tight">
        {[
          { name: 'Back', part: backswing, color: 'bg-fairway' },
          { name: 'Down', part: downswing, color: 'bg-flag ring-1 ring-ink/30' },
        ].map(({ name, part, color }) => (
          <span key={name} className="min-w-fit" style={{ flex: `${part.value} 0 0` }}>
            <span aria-hidden className={`mb-1 block h-3 rounded ${color}`} />
            {name} <span className="text-muted">{part.value.toFixed(2)} s</span>
          </span>
        ))}
      </span>
      <span className="mt-1 flex justify-between gap-3 text-sm text-muted">
        <span>
          {range?.isTour ? 'Tour' : 'Usual'} {range?.from?.toFixed(1)}–{range?.upTo?.toFixed(1)}
        </span>
        <span>± {ratio.plusMinus.toFixed(1)}</span>
      </span>
    </button>
  );
}
