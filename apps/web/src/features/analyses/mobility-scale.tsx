import type { Measurement } from '@trueswing/contracts';
import { formatMeasurement, type MobilityScale as Scale } from '@trueswing/domain';

interface MobilityScaleProps {
  label: string;
  measurement: Measurement | undefined;
  scale: Scale;
}

/** A scale with its target band; the needle carries its ± as a whisker, a bound as an arrow. No number, no needle. */
export function MobilityScale({ label, measurement, scale }: MobilityScaleProps) {
  const percent = (deg: number) =>
    ((Math.min(scale.max, Math.max(scale.min, deg)) - scale.min) / (scale.max - scale.min)) * 100;
  const measured = measurement && !('withheld' in measurement) ? measurement : null;
  const from = measured
    ? percent(measured.bound === 'at-most' ? scale.min : measured.value - (measured.bound ? 0 : measured.plusMinus))
    : 0;
  const to = measured
    ? percent(measured.bound === 'at-least' ? scale.max : measured.value + (measured.bound ? 0 : measured.plusMinus))
    : 0;
  return (
    <div className="py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{label}</h3>
        {measured && <p className="text-xl font-extrabold">{formatMeasurement(measured)}</p>}
      </div>
      {measured ? (
        <div className="relative mt-3 mb-1 h-9" aria-hidden>
          <div className="absolute inset-x-0 top-3 h-3 rounded-full bg-line" />
          <div
            className="absolute top-3 h-3 bg-fairway/70"
            style={{ left: `${percent(scale.targetMin)}%`, right: `${100 - percent(scale.targetMax)}%` }}
          />
          <div
            className={`absolute top-[1.05rem] h-0.5 bg-ink ${measured.bound === 'at-least' ? "after:absolute after:-top-2 after:-right-1 after:text-base after:leading-none after:content-['▸']" : ''}`}
            style={{ left: `${from}%`, right: `${100 - to}%` }}
          />
          <div
            className="absolute top-0 h-9 w-1.5 -translate-x-1/2 rounded-full bg-ink ring-2 ring-card"
            style={{ left: `${percent(measured.value)}%` }}
          />
        </div>
      ) : (
        <p className="mt-1 text-muted">{formatMeasurement(measurement)}</p>
      )}
      <p className="text-sm text-muted">
        Target {scale.targetMin}–{scale.targetMax}° (scale {scale.min}–{scale.max}°)
      </p>
    </div>
  );
}
