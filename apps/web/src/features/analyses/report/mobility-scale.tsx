import type { Measured, Measurement } from '@trueswing/contracts';
import { formatMeasurement, type MobilityScale as Scale, writeVerdict } from '@trueswing/domain';

interface MobilityScaleProps {
  label: string;
  measurement: Measurement | undefined;
  scale: Scale;
  /** Both views were filmed, so that no other film is asked for. */
  hasBothFilms: boolean;
}

/** A turn on its scale: a soft bar shows where the truth lies, above the target band, and a sentence what that means. */
export function MobilityScale({ label, measurement, scale, hasBothFilms }: MobilityScaleProps) {
  const percent = (deg: number) =>
    ((Math.min(scale.max, Math.max(scale.min, deg)) - scale.min) / (scale.max - scale.min)) * 100;
  const measured = measurement && !('withheld' in measurement) ? measurement : null;
  const verdict = measured && writeVerdict(measured, scale, hasBothFilms);
  const ticks = Array.from({ length: (scale.max - scale.min) / 10 + 1 }, (_, index) => scale.min + index * 10);
  return (
    <div className="py-5 first:pt-1 last:pb-0">
      <h3 className="text-base">{label}</h3>
      {measured && (
        <p className="numeral text-2xl" data-testid="mobility-value">
          {formatMeasurement(measured)}
        </p>
      )}
      {!measured && <p className="mt-1 text-muted">{formatMeasurement(measurement)}</p>}
      {verdict && <p className="mt-1 font-semibold">{verdict}</p>}
      <div className={measured ? 'relative mt-3 h-18' : 'relative -mt-2 h-18'} aria-hidden>
        <div className="absolute inset-x-0 top-6 h-4 rounded bg-line/70" />
        <div
          className="absolute top-6 h-4 bg-fairway"
          style={{ left: `${percent(scale.targetMin)}%`, right: `${100 - percent(scale.targetMax)}%` }}
        />
        {ticks.map((deg) => (
          <div
            key={deg}
            className="absolute top-11 flex -translate-x-1/2 flex-col items-center text-xs leading-none text-muted"
            style={{ left: `${percent(deg)}%` }}
          >
            <span className="mb-1 h-1.5 w-px bg-muted" />
            {deg % 20 === 0 && deg}
          </div>
        ))}
        {measured && <SoftBar measured={measured} scale={scale} percent={percent} />}
      </div>
      <p className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden className="inline-block size-3 rounded-sm bg-fairway" />
        Target {scale.targetMin}–{scale.targetMax}° (scale {scale.min}–{scale.max}°)
      </p>
    </div>
  );
}

interface SoftBarProps {
  measured: Measured;
  scale: Scale;
  percent(deg: number): number;
}

/** The range of the turn, strongest at the value and faint at both ends. A bound of an older result has no strong point. */
function SoftBar({ measured, scale, percent }: SoftBarProps) {
  const { low, high } = rangeOf(measured, scale);
  const [left, right, center] = [percent(low), percent(high), percent(measured.value)];
  const peak = right > left ? ((center - left) / (right - left)) * 100 : 50;
  const ink = (share: number) => `color-mix(in srgb, var(--color-ink) ${share}%, transparent)`;
  return (
    <>
      <div
        data-testid="mobility-range"
        className="absolute top-1 h-4 rounded-full"
        style={{
          left: `${left}%`,
          width: `${right - left}%`,
          background: measured.bound
            ? ink(35)
            : `linear-gradient(to right, ${ink(14)}, ${ink(75)} ${peak}%, ${ink(14)})`,
        }}
      />
      {!measured.bound && (
        <div
          className="absolute top-0 h-10 w-0.5 -translate-x-1/2 rounded-full bg-ink/45"
          style={{ left: `${center}%` }}
        />
      )}
    </>
  );
}

/** Older results have no interval but a ± or a bound. */
function rangeOf({ value, plusMinus, interval, bound }: Measured, scale: Scale): { low: number; high: number } {
  if (interval) return interval;
  if (bound) return bound === 'at-least' ? { low: value, high: scale.max } : { low: scale.min, high: value };
  return { low: value - plusMinus, high: value + plusMinus };
}
