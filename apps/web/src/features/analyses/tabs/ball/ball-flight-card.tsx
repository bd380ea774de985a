import { type Handedness, type SwingAnalysis, shotFromApi } from '@trueswing/contracts';
import { adviseFlight, ballFlight, clubPathLabel, curvesTo, startsTo } from '@trueswing/swing';
import { Card } from '../../../../ui/card.tsx';
import { faceWords } from './face-words.ts';
import { FlightPicture } from './flight-picture.tsx';

const starts = { center: 'Starts on line', right: 'Starts right', left: 'Starts left' } as const;

interface BallFlightCardProps {
  analysis: SwingAnalysis;
  /** The hand that was seen in the video. */
  handedness: Handedness;
  /** Whether the reader can add a missing angle with the next swing. */
  isOwner: boolean;
}

/** The flight that face angle and club path give, its cause and what to do; null without either angle. */
export function BallFlightCard({ analysis, handedness, isOwner }: BallFlightCardProps) {
  const { clubSelection } = analysis;
  const { faceAngleDeg, clubPathDeg } = shotFromApi(analysis);
  if (faceAngleDeg === null && clubPathDeg === null) return null;
  const flight =
    faceAngleDeg !== null && clubPathDeg !== null ? ballFlight(faceAngleDeg, clubPathDeg, handedness) : null;
  const bends = flight && curvesTo(flight.curve, handedness);
  return (
    <Card title="Ball Flight" className="flex flex-col gap-3">
      <div className="flex items-center gap-5">
        {faceAngleDeg !== null && <FlightPicture faceAngleDeg={faceAngleDeg} clubPathDeg={clubPathDeg} />}
        <div className="flex min-w-0 flex-col gap-3">
          {faceAngleDeg !== null && (
            <p className="numeral text-xl leading-tight">
              {starts[startsTo(faceAngleDeg)]}
              {flight && (
                <span className="block">{bends ? `Curves ${bends}: a ${flight.curve}` : 'Flies straight'}</span>
              )}
            </p>
          )}
          <dl className="flex flex-col gap-2 text-sm">
            {faceAngleDeg !== null && <Angle name="Face angle" deg={faceAngleDeg} words={faceWords(faceAngleDeg)} />}
            {clubPathDeg !== null && (
              <Angle name="Club path" deg={clubPathDeg} words={clubPathLabel(clubPathDeg, handedness)} />
            )}
          </dl>
        </div>
      </div>
      <p>
        {faceAngleDeg !== null && clubPathDeg !== null
          ? adviseFlight(faceAngleDeg, clubPathDeg, { club: clubSelection, handedness })
          : sayMissing(faceAngleDeg === null ? 'face angle' : 'club path', isOwner)}
      </p>
    </Card>
  );
}

const sayMissing = (angle: string, isOwner: boolean): string =>
  isOwner
    ? `Add the ${angle} next time, and you see how your ball curves.`
    : `Without the ${angle} we cannot say how the ball curves.`;

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
