import type { Club, Handedness } from '@trueswing/contracts';
import type { EvidenceNumber } from '../../4-judge/body/read-evidence.ts';
import { explainFlight } from '../../4-judge/launch-monitor/advise-flight.ts';
import { ballFlight } from '../../4-judge/launch-monitor/ball-flight.ts';
import { estimateMiss } from '../../4-judge/launch-monitor/estimate-miss.ts';
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
  if (changes === 'aim') {
    return {
      changes,
      number: { name: 'faceAngleDeg', value: faceAngleDeg, aim: 0 },
      sentence: `Line up farther ${otherSide[start.side]}: face ${start.reading} of target, aim for 0°.`,
      detail: `Face and path agree: the ball flies straight, but to the ${start.side}.`,
      reason: startsWhereItPoints,
      tip,
      drill,
      numbers: [start.number],
    };
  }
  const { faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, golfer.handedness);
  const faceToPathDeg = faceAngleDeg - clubPathDeg;
  const size = sizeOf(faceToPathDeg);
  const curvesTo = faceAngleDeg > clubPathDeg ? 'right' : 'left';
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
  const path = { side: sideOf(clubPathDeg), size: sizeOf(clubPathDeg) };
  return {
    changes,
    number: { name: 'clubPathDeg', value: clubPathDeg, aim: 0 },
    sentence: `Swing more to the ${otherSide[path.side]}: club path ${path.size} ${path.side}, aim for 0°.`,
    detail: `Your face is ${size} ${faceToPath} to it: the ball curves ${curvesTo}.`,
    reason: decidesCurve,
    tip,
    drill,
    numbers: [{ label: flightLabels.path, reading: `${path.size} ${path.side}`, norm: 'At the target at 0°' }, curve],
  };
}

const startsWhereItPoints = 'The ball starts almost where the face points.';
const decidesCurve = 'The face against the path decides how far the ball curves.';
const otherSide = { right: 'left', left: 'right' } as const;
const sideOf = (deg: number): 'right' | 'left' => (deg > 0 ? 'right' : 'left');
const sizeOf = (deg: number) => `${formatNumber(Math.abs(deg))}°`;

function readFace(faceAngleDeg: number) {
  const side = sideOf(faceAngleDeg);
  const reading = `${sizeOf(faceAngleDeg)} ${side}`;
  return { side, reading, number: { label: flightLabels.face, reading, norm: 'At the target at 0°' } } as const;
}
