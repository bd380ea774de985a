import type { Measurements } from '@trueswing/contracts';
import { formatRatios, isMeasured, measurementRows } from '@trueswing/swing';
import { RowButton } from './row-button.tsx';

/** Backswing and downswing, drawn to scale; the ratio alone in slow motion by an unknown factor; null if neither is known. */
export function TempoPicture({ measurements, onShow }: { measurements: Measurements; onShow(): void }) {
  const { tempoRatio: ratio, backswingS: backswing, downswingS: downswing } = measurements;
  const { label, target } = measurementRows.tempoRatio;
  if (!isMeasured(ratio)) return null;
  const parts = [
    { name: 'Back', part: backswing, color: 'bg-fairway' },
    { name: 'Down', part: downswing, color: 'bg-flag ring-1 ring-ink/30' },
  ].flatMap(({ part, ...drawn }) => (isMeasured(part) ? [{ ...drawn, seconds: part.value }] : []));
  if (parts.length < 2 && !ratio.isOfSlowMotion) return null;
  return (
    <RowButton onShow={onShow}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="numeral text-lg">{ratio.value.toFixed(1)} : 1</span>
      </span>
      {ratio.isOfSlowMotion ? (
        <span className="mt-1 block text-sm text-muted">In slow motion, so without seconds</span>
      ) : (
        <span className="mt-1.5 flex gap-1 text-sm leading-tight">
          {parts.map(({ name, seconds, color }) => (
            <span key={name} className="min-w-fit" style={{ flex: `${seconds} 0 0` }}>
              <span aria-hidden className={`mb-1 block h-3 rounded ${color}`} />
              {name} <span className="text-muted">{seconds.toFixed(2)} s</span>
            </span>
          ))}
        </span>
      )}
      <span className="mt-1 flex justify-between gap-3 text-sm text-muted">
        <span>
          Target {target?.from.toFixed(1)}–{target?.upTo.toFixed(1)}
        </span>
        <span>
          {ratio.ratioInterval ? `Likely ${formatRatios(ratio.ratioInterval)}` : `± ${ratio.plusMinus.toFixed(1)}`}
        </span>
      </span>
    </RowButton>
  );
}
