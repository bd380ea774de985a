import type { Club, Handedness } from '@trueswing/contracts';
import type { EvidenceNumber } from '../../4-judge/body/read-evidence.ts';
import { explainFlight } from '../../4-judge/launch-monitor/advise-flight.ts';
import { ballFlight, startsTo } from '../../4-judge/launch-monitor/ball-flight.ts';
import { estimateMiss, missShares } from '../../4-judge/launch-monitor/estimate-miss.ts';
import { formatNumber } from '../../4-judge/launch-monitor/format-number.ts';
import { flightLabels } from './flight-numbers.ts';
import type { FlightStep } from './verdict.ts';

interface Golfer {
  readonly club: Club;
  readonly handedness: Handedness;
}

/** Words, numbers and drill of a step for where the ball goes. */
export type DirectionStep = Omit<FlightStep, 'kind' | 'source'>;

/** A step changes what the fix beside the picture of the flight changes, so that sentence and drill agree. Null: keep it. */
export function stepOfDirection(
  faceAngleDeg: number,
  clubPathDeg: number | null | undefined,
  golfer: Golfer,
): DirectionStep | null {
  const start = readFace(faceAngleDeg);
  if (typeof clubPathDeg !== 'number') {
    return {
      changes: 'face',
      number: { name: 'faceAngleDeg', value: faceAngleDeg, aim: 0 },
      sentence: `Start the ball straighter: face ${start.reading} of target, aim for 0°.`,
      detail: `Your ball starts ${start.side} of the target.`,
      reason: startsWhereItPoints,
      tip: 'Start the ball over a stick two steps ahead.',
      drill: 'Lay a stick on the target line two steps ahead, and start the ball over it.',
      numbers: [start.number],
    };
  }
  const advice = explainFlight(faceAngleDeg, clubPathDeg, golfer);
  if (advice.changes === 'nothing') return null;
  const { changes, fix, tip } = advice;
  const drill = `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`;
  if (changes === 'aim') return { ...lineUp(faceAngleDeg, clubPathDeg, golfer), changes, tip, drill };
  const { faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, golfer.handedness);
  const faceToPathDeg = faceAngleDeg - clubPathDeg;
  const size = sizeOf(faceToPathDeg);
  const curvesTo = sideOf(faceToPathDeg);
  const curve: EvidenceNumber = { label: flightLabels.curve, reading: `${size} ${faceToPath}`, norm: 'Straight at 0°' };
  if (changes === 'face') {
    const action = faceToPath === 'open' ? 'Close' : 'Open';
    const miss = estimateMiss(faceAngleDeg, clubPathDeg, golfer.club);
    if (Math.abs(miss.start) > Math.abs(miss.curve)) {
      return {
        changes,
        number: { name: 'faceAngleDeg', value: faceAngleDeg, aim: 0 },
        sentence: `${action} the face: ${start.reading} of the target, aim for 0°.`,
        detail: `Your ball starts ${start.side} and curves farther ${curvesTo}.`,
        reason: startsWhereItPoints,
        tip,
        drill,
        numbers: [start.number],
      };
    }
    return {
      changes,
      number: { name: 'faceToPathDeg', value: faceToPathDeg, aim: 0 },
      sentence: `${action} the face: ${size} ${faceToPath} to your swing path, aim for 0°.`,
      detail: `A face that is ${faceToPath} to your path curves the ball ${curvesTo}.`,
      reason: decidesCurve,
      tip,
      drill,
      numbers: [curve],
    };
  }
  const aim = aimOfPath(faceAngleDeg, clubPathDeg, golfer.club);
  return {
    changes,
    number: { name: 'clubPathDeg', value: clubPathDeg, aim },
    sentence: `Swing more to the ${otherSide[sideOf(clubPathDeg)]}: club path ${readAngle(clubPathDeg)}, aim for ${sizeOf(aim)}.`,
    detail: `Your face is ${size} ${faceToPath} to it: the ball curves ${curvesTo}.`,
    reason: decidesCurve,
    tip,
    drill,
    numbers: [
      {
        label: flightLabels.path,
        reading: readAngle(clubPathDeg),
        norm: aim === 0 ? atTarget : `With this face ${readAngle(aim)}`,
      },
      curve,
    ],
  };
}

/** Lining up elsewhere turns face and path alike and keeps the curve: the goal is the face from which it ends at the target. */
function lineUp(faceAngleDeg: number, clubPathDeg: number, { club, handedness }: Golfer) {
  const { side, reading, number } = readFace(faceAngleDeg);
  const { curve } = estimateMiss(faceAngleDeg, clubPathDeg, club);
  const isStraight = ballFlight(faceAngleDeg, clubPathDeg, handedness).curve === 'straight';
  const aim = isStraight ? 0 : aimOnSide(faceAngleDeg, -curve / missShares(club).start);
  const detailOf = {
    straight: `Face and path agree: the ball flies straight, but to the ${side}.`,
    away: `Face and path both point to the ${side}.`,
    back: `Your ball starts ${side} and curves back too little.`,
  };
  return {
    number: { name: 'faceAngleDeg', value: faceAngleDeg, aim },
    sentence: `Line up farther ${otherSide[side]}: face ${reading} of target, aim for ${sizeOf(aim)}.`,
    detail: detailOf[isStraight ? 'straight' : sideOf(curve) === side ? 'away' : 'back'],
    reason: startsWhereItPoints,
    numbers: [aim === 0 ? number : { ...number, norm: `With this curve ${readAngle(aim)}` }],
  } as const;
}

/** The path from which the ball curves back to the target, if the face starts it to one side; else a straight path. */
function aimOfPath(faceAngleDeg: number, clubPathDeg: number, club: Club): number {
  const { start, curve } = missShares(club);
  return startsTo(faceAngleDeg) === 'center' ? 0 : aimOnSide(clubPathDeg, (faceAngleDeg * (curve + start)) / curve);
}

/** A goal in whole degrees that lies on the side of the value; 0 where it would lie on the other. */
const aimOnSide = (value: number, idealDeg: number): number =>
  value * idealDeg > 0 ? Math.sign(idealDeg) * Math.round(Math.abs(idealDeg)) : 0;

const startsWhereItPoints = 'The ball starts almost where the face points.';
const decidesCurve = 'The face against the path decides how far the ball curves.';
const otherSide = { right: 'left', left: 'right' } as const;
const sideOf = (deg: number): 'right' | 'left' => (deg > 0 ? 'right' : 'left');
const sizeOf = (deg: number) => `${formatNumber(Math.abs(deg))}°`;

const readAngle = (deg: number) => `${sizeOf(deg)} ${sideOf(deg)}`;
const atTarget = 'At the target at 0°';

function readFace(faceAngleDeg: number) {
  const reading = readAngle(faceAngleDeg);
  return {
    side: sideOf(faceAngleDeg),
    reading,
    number: { label: flightLabels.face, reading, norm: atTarget },
  } as const;
}
