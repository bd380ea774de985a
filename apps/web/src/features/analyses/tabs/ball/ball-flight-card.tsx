import type { SwingAnalysis } from '@trueswing/contracts';
import { adviseFlight, ballFlight, clubPathLabel, curvesTo, startsTo } from '@trueswing/swing';
import { Card } from '../../../../ui/card.tsx';
import { FlightPicture } from './flight-picture.tsx';

const starts = { center: 'Starts on line', right: 'Starts right', left: 'Starts left' } as const;

/** The flight that face angle and club path give, its cause and what to do; null without either angle. */
export function BallFlightCard({ analysis }: { analysis: SwingAnalysis }) {
  const { clubSelection, faceAngle, clubPath, handedness } = analysis;
  if (faceAngle === null && clubPath === null) return null;
  const flight = faceAngle !== null && clubPath !== null ? ballFlight(faceAngle, clubPath, handedness) : null;
  const bends = flight && curvesTo(flight.curve, handedness);
  return (
    <Card title="Ball Flight" className="flex flex-col gap-3">
      <div className="flex items-center gap-5">
        {faceAngle !== null && <FlightPicture faceAngleDeg={faceAngle} clubPathDeg={clubPath} />}
        <div className="flex min-w-0 flex-col gap-3">
          {faceAngle !== null && (
            <p className="numeral text-xl leading-tight">
              {starts[startsTo(faceAngle)]}
              {flight && (
                <span className="block">{bends ? `Curves ${bends}: a ${flight.curve}` : 'Flies straight'}</span>
              )}
            </p>
          )}
          <dl className="flex flex-col gap-2 text-sm">
            {faceAngle !== null && <Angle name="Face angle" deg={faceAngle} words={faceWords(faceAngle)} />}
            {clubPath !== null && <Angle name="Club path" deg={clubPath} words={clubPathLabel(clubPath, handedness)} />}
          </dl>
        </div>
      </div>
      <p>
        {faceAngle !== null && clubPath !== null
          ? adviseFlight(faceAngle, clubPath, { club: clubSelection, handedness })
          : `Add the ${faceAngle === null ? 'face angle' : 'club path'} next time, and you see how your ball curves.`}
      </p>
    </Card>
  );
}

function Angle({ name, deg, words }: { name: string; deg: number; words: string }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{name}</dt>
      <dd>
        {/* With a true minus sign, which does not wrap. */}
        <span className="numeral text-lg">{deg.toFixed(1).replace('-', '−')}°</span>{' '}
        <span className="block">{words}</span>
      </dd>
    </div>
  );
}

const faceWords = (deg: number): string => {
  const side = startsTo(deg);
  return side === 'center' ? 'at the target' : `to the ${side}`;
};
