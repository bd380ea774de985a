import type { SwingAnalysis } from '@trueswing/contracts';
import { ballFlight, curvesTo } from '@trueswing/domain';
import { Card } from '../../../ui/card.tsx';

const start = { center: 'Starts on line', right: 'Starts right', left: 'Starts left' } as const;
const face = {
  square: 'Face square to the path',
  open: 'Face open to the path',
  closed: 'Face closed to the path',
} as const;

/** The ball flight that face angle and club path predict; null without both. */
export function BallFlightCard({ analysis }: { analysis: SwingAnalysis }) {
  const { faceAngle, clubPath, handedness } = analysis;
  if (faceAngle === null || clubPath === null) return null;
  const flight = ballFlight(faceAngle, clubPath, handedness);
  const side = curvesTo(flight.curve, handedness);
  return (
    <Card title="Ball Flight">
      <div className="flex items-center gap-5">
        <FlightFromAbove faceAngleDeg={faceAngle} clubPathDeg={clubPath} />
        <p>
          <span className="numeral block text-xl leading-tight">{start[flight.startsTo]}</span>
          <span className="mt-2 block">
            {face[flight.faceToPath]}:{' '}
            {side ? `the ball curves ${side}, a ${flight.curve}.` : 'the ball flies straight.'}
          </span>
        </p>
      </div>
    </Card>
  );
}

/** The flight from above, not to scale: the face sets the start, face against path sets the curve. */
function FlightFromAbove({ faceAngleDeg, clubPathDeg }: { faceAngleDeg: number; clubPathDeg: number }) {
  const limited = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  const startX = limited(faceAngleDeg * 7, 45);
  const curveX = limited((faceAngleDeg - clubPathDeg) * 8, 60);
  const endX = limited(startX + curveX, 62);
  return (
    <svg viewBox="-75 0 150 170" aria-hidden className="w-[45%] max-w-40 shrink-0 rounded-xl bg-fairway-tint">
      <path d="M0 158V20" stroke="var(--color-muted)" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M0 30V12" stroke="var(--color-ink)" strokeWidth="2.5" />
      <path d="M1 12l15 5-15 5z" fill="var(--color-pin)" />
      <path
        d={`M0 158Q${startX * 0.55} 82 ${endX} 26`}
        fill="none"
        stroke="var(--color-fairway)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx={endX} cy="26" r="5.5" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="2" />
      <circle cx="0" cy="158" r="4" fill="var(--color-ink)" />
    </svg>
  );
}
