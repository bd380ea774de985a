import type { MobilityScale } from '@trueswing/swing';
import { arcPath, pointAt } from './arc-path.ts';

interface DialArcProps {
  scale: MobilityScale;
  /** Null where only the range is shown. */
  value: number | null;
  interval: { readonly low: number; readonly high: number } | null;
  /** Turn that the body can do, if it was checked: a crisp marker beside the soft range. */
  bodyDeg?: number | null;
}

const scaleRadius = 50;
const bandRadius = 39;
/** The band is drawn in three layers, so that it is strongest around the value: the middle 90, 60 and 30 % of the truth. */
const layers = [1, 0.51, 0.23];

/** The scale with its target, and inside it the range of the value as a soft band with a mark at the value, if one is shown. */
export function DialArc({ scale, value, interval, bodyDeg = null }: DialArcProps) {
  const share = (deg: number) => (deg - scale.min) / (scale.max - scale.min);
  const body = bodyDeg === null ? null : pointAt(Math.min(Math.max(share(bodyDeg), 0), 1), scaleRadius);
  return (
    <svg viewBox="0 0 120 62" aria-hidden className="w-full">
      <path d={arcPath(0, 1, scaleRadius)} fill="none" stroke="var(--color-line)" strokeWidth="9" />
      <path
        d={arcPath(share(scale.targetMin), share(scale.targetMax), scaleRadius)}
        data-testid="dial-target"
        fill="none"
        stroke="var(--color-fairway)"
        strokeWidth="9"
      />
      {interval &&
        (value === null ? layers.slice(0, 1) : layers).map((width) => (
          <path
            key={width}
            data-testid="dial-range"
            d={arcPath(
              share(toward(value, interval.low, width)),
              share(toward(value, interval.high, width)),
              bandRadius,
            )}
            fill="none"
            stroke="var(--color-ink)"
            strokeOpacity={value === null ? 0.4 : 0.22}
            strokeWidth="8"
          />
        ))}
      {value !== null && <Mark share={share(value)} />}
      {body && (
        <circle
          data-testid="dial-body"
          cx={body.x}
          cy={body.y}
          r="5"
          fill="var(--color-flag)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}

function Mark({ share }: { share: number }) {
  const [inner, outer] = [pointAt(share, bandRadius - 5), pointAt(share, scaleRadius + 5)];
  return (
    <path
      data-testid="dial-value"
      d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
      stroke="var(--color-ink)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

/** The place at a share of the way from the value to an end of its range. */
const toward = (value: number | null, end: number, share: number): number =>
  value === null ? end : value + (end - value) * share;
