import type { MobilityScale } from '@trueswing/swing';
import { arcPath, pointAt } from './arc-path.ts';

interface DialArcProps {
  scale: MobilityScale;
  value: number;
  interval: { readonly low: number; readonly high: number } | null;
  /** Turn that the body can do, if it was checked: a crisp marker beside the soft range. */
  bodyDeg?: number | null;
}

const scaleRadius = 50;
const bandRadius = 39;
/** The band is drawn in three layers, so that it is strongest around the value: the middle 90, 60 and 30 % of the truth. */
const layers = [1, 0.51, 0.23];

/** The scale with its target, and inside it the range of the value as a soft band with a mark at the value. */
export function DialArc({ scale, value, interval, bodyDeg = null }: DialArcProps) {
  const share = (deg: number) => (deg - scale.min) / (scale.max - scale.min);
  const [inner, outer] = [pointAt(share(value), bandRadius - 5), pointAt(share(value), scaleRadius + 5)];
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
        layers.map((width) => (
          <path
            key={width}
            data-testid="dial-range"
            d={arcPath(
              share(value - (value - interval.low) * width),
              share(value + (interval.high - value) * width),
              bandRadius,
            )}
            fill="none"
            stroke="var(--color-ink)"
            strokeOpacity="0.22"
            strokeWidth="8"
          />
        ))}
      <path
        d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
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
