import { progressAttributes } from '../progress-attributes.ts';

interface SwingArcProps {
  /** Progress, 0…1. */
  share: number;
  label: string;
}

const center = 100;
const radius = 82;
/** The arc of the hands in the face-on view, from the ball to the finish; degrees clockwise from the ball. */
const sweepDeg = 300;
const point = (deg: number) => {
  const angle = ((deg + 90) * Math.PI) / 180;
  return { x: center + radius * Math.cos(angle), y: center + radius * Math.sin(angle) };
};
const startDeg = (360 - sweepDeg) / 2;
const from = point(startDeg);
const to = point(startDeg + sweepDeg);
const arc = `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`;

/** Progress as the arc of a swing, with a ball that travels on it. */
export function SwingArc({ share, label }: SwingArcProps) {
  const percent = Math.round(share * 100);
  const ball = point(startDeg + sweepDeg * share);
  return (
    <div {...progressAttributes(label, percent)} className="relative mx-auto size-56">
      <svg viewBox="0 0 200 200" aria-hidden className="size-full">
        <path d={arc} fill="none" stroke="currentColor" strokeOpacity="0.22" strokeWidth="12" strokeLinecap="round" />
        <path
          d={arc}
          fill="none"
          pathLength={1}
          stroke="var(--color-flag)"
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray={`${share} 2`}
        />
        <circle cx={ball.x} cy={ball.y} r="11" fill="var(--color-on-turf)" />
      </svg>
      <span className="numeral absolute inset-0 grid place-items-center text-5xl">{percent}%</span>
    </div>
  );
}
