import type { Handedness } from '@trueswing/contracts';
import { type BallFlight, ballFlight, curvesTo } from './ball-flight.ts';

/** Face and path this far apart curve the ball off any fairway, degrees. */
const bigCurveDeg = 6;

const otherSide = { right: 'left', left: 'right' } as const;

/**
 * Why the ball flies as it does and what to do about it, in one sentence. The face gives the start, face against path gives
 * the curve: what sends the ball away from the target is changed first.
 */
export function adviseFlight(faceAngleDeg: number, clubPathDeg: number, handedness: Handedness): string {
  const { curve, startsTo, faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const bends = curvesTo(curve, handedness);
  if (curve === 'straight' || bends === null) return adviseStraight(startsTo);
  const isBig = Math.abs(faceAngleDeg - clubPathDeg) > bigCurveDeg;
  if (startsTo === otherSide[bends] && !isBig) {
    return `The face points between path and target, so the ball starts ${startsTo} and curves back: a ${curve} to keep.`;
  }
  if (startsTo === bends) {
    return `The face is ${faceToPath} to path and target, so the ball starts ${bends} and curves farther ${bends}: ${squareTheFace[curve]}.`;
  }
  return `The path crosses the ball from ${otherSide[pathSide(clubPathDeg)]} to ${pathSide(clubPathDeg)}, so the ball curves ${bends}: ${straightenThePath[curve]}.`;
}

function adviseStraight(startsTo: BallFlight['startsTo']): string {
  return startsTo === 'center'
    ? 'Face and path agree and point at the target, so the ball flies straight: keep this one.'
    : `Face and path both point ${startsTo}, so the ball flies straight but ${startsTo} of the target: lay a club along your toes and check where it aims.`;
}

const pathSide = (clubPathDeg: number) => (clubPathDeg < 0 ? 'left' : 'right');

/** A fade leaves the face open, a draw closes it, for either hand. */
const squareTheFace = {
  fade: 'turn your front hand on the grip until you see three knuckles, and the face comes back squarer',
  draw: 'turn your front hand on the grip until you see two knuckles, and the face stays squarer',
} as const;
const straightenThePath = {
  fade: 'put a headcover just outside the ball and miss it on the way down',
  draw: 'put a headcover just inside the ball and miss it on the way down',
} as const;
