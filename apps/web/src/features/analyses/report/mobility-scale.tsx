import type { Measurement } from '@trueswing/contracts';
import { formatMeasurement, type MobilityScale as Scale } from '@trueswing/domain';

interface MobilityScaleProps {
  label: string;
  measurement: Measurement | undefined;
  scale: Scale;
}

/** A scale with its target band. A flag marks the value, with the ± as a whisker and a bound as an arrow. */
export function MobilityScale({ label, measurement, scale }: MobilityScaleProps) {
  const percent = (deg: number) =>
    ((Math.min(scale.max, Math.max(scale.min, deg)) - scale.min) / (scale.max - scale.min)) * 100;
  const measured = measurement && !('withheld' in measurement) ? measurement : null;
  const ticks = Array.from({ length: (scale.max - scale.min) / 10 + 1 }, (_, index) => scale.min + index * 10);
  return (
    <div className="py-5 first:pt-1 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{label}</h3>
        {measured && (
          <p className="numeral text-2xl" data-testid="mobility-value">
            {formatMeasurement(measured)}
          </p>
        )}
      </div>
      {!measured && <p className="mt-1 text-muted">{formatMeasurement(measurement)}</p>}
      <div className="relative mt-3 h-18" aria-hidden>
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
        {measured && <Needle measured={measured} scale={scale} percent={percent} />}
      </div>
      <p className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden className="inline-block size-3 rounded-sm bg-fairway" />
        Target {scale.targetMin}–{scale.targetMax}° (scale {scale.min}–{scale.max}°)
      </p>
    </div>
  );
}

interface NeedleProps {
  measured: Exclude<Measurement, { withheld: string }>;
  scale: Scale;
  percent(deg: number): number;
}

function Needle({ measured: { value, plusMinus, bound }, scale, percent }: NeedleProps) {
  const from = bound === 'at-most' ? scale.min : bound ? value : value - plusMinus;
  const to = bound === 'at-least' ? scale.max : bound ? value : value + plusMinus;
  return (
    <>
      <div
        className="absolute top-[1.85rem] h-1 rounded-full bg-flag ring-1 ring-ink"
        style={{ left: `${percent(from)}%`, right: `${100 - percent(to)}%` }}
      />
      {bound && (
        <svg
          viewBox="0 0 12 16"
          className={`absolute top-6 h-4 w-3 fill-flag stroke-ink ${bound === 'at-least' ? '-translate-x-2' : 'translate-x-[-0.2rem] -scale-x-100'}`}
          style={{ left: `${percent(bound === 'at-least' ? to : from)}%` }}
        >
          <title>{bound === 'at-least' ? 'or more' : 'or less'}</title>
          <path d="M1 1 L11 8 L1 15 Z" />
        </svg>
      )}
      <div className="absolute top-0 h-11 w-[3px] -translate-x-1/2 bg-ink" style={{ left: `${percent(value)}%` }}>
        <div className="absolute top-0 left-[3px] h-3.5 w-5 bg-pin [clip-path:polygon(0_0,100%_50%,0_100%)]" />
      </div>
    </>
  );
}
