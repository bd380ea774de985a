import type { SwingAnalysis } from '@trueswing/contracts';
import { ballFlight } from '@trueswing/domain';
import { Card } from '../../ui/card.tsx';

const start = { centre: 'Starts on line', right: 'Starts right', left: 'Starts left' } as const;
const curve = {
  straight: 'Square to the path: straight',
  fade: 'Open to the path: fade',
  draw: 'Closed to the path: draw',
} as const;

/** What face and path say of the flight; null without both. */
export function BallFlightCard({ analysis }: { analysis: SwingAnalysis }) {
  const { faceAngle, clubPath, handedness } = analysis;
  if (faceAngle === null || clubPath === null) return null;
  const flight = ballFlight(faceAngle, clubPath, handedness);
  const startX = { centre: 0, right: 34, left: -34 }[flight.startsTo];
  const bend = { straight: 0, fade: 46, draw: -46 }[flight.curve] * (handedness === 'left' ? -1 : 1);
  return (
    <Card title="Ball Flight">
      <div className="flex items-center gap-5">
        <svg viewBox="-70 0 140 150" aria-hidden className="h-36 shrink-0">
          <line x1="0" y1="145" x2="0" y2="6" stroke="var(--color-line)" strokeWidth="3" strokeDasharray="5 6" />
          <path
            d={`M0 145 Q${startX} 70 ${Math.max(-64, Math.min(64, startX + bend))} 8`}
            fill="none"
            stroke="var(--color-fairway)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx="0" cy="145" r="5" fill="var(--color-ink)" />
        </svg>
        <p className="text-lg font-semibold">
          {start[flight.startsTo]}
          <br />
          <span className="font-normal">{curve[flight.curve]}</span>
        </p>
      </div>
    </Card>
  );
}
