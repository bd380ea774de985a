import type { Club, Handedness } from '@trueswing/contracts';
import { type BallFlight, ballFlight, curvesTo } from './ball-flight.ts';
import { estimateMiss, fairwayMiss } from './estimate-miss.ts';

interface Golfer {
  readonly club: Club;
  readonly handedness: Handedness;
}

/** Part of the strike that a step for the flight of the ball changes. */
export type FlightChange = 'face' | 'path' | 'aim' | 'strike' | 'spin';

const otherSide = { right: 'left', left: 'right' } as const;

/** Two clauses: why the ball flies as it does, and what to do about it. */
export type FlightAdvice = { readonly cause: string } & (
  | FlightFix
  | { readonly fix: string; readonly changes: 'nothing' }
);

interface FlightFix extends Fix {
  readonly changes: Extract<FlightChange, 'face' | 'path' | 'aim'>;
}

interface Fix {
  readonly fix: string;
  /** The fix in short, as a sentence. */
  readonly tip: string;
}

/** Why the ball flies as it does and what to do about it, in one sentence. */
export function adviseFlight(faceAngleDeg: number, clubPathDeg: number, golfer: Golfer): string {
  const { cause, fix } = explainFlight(faceAngleDeg, clubPathDeg, golfer);
  return `${cause}: ${fix}.`;
}

/**
 * The face gives the start, face against path gives the curve: what sends the ball away from the target is changed first. A
 * curve that brings the ball back to the fairway is kept.
 */
export function explainFlight(faceAngleDeg: number, clubPathDeg: number, { club, handedness }: Golfer): FlightAdvice {
  const { curve, startsTo, faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const bends = curvesTo(curve, handedness);
  if (curve === 'straight' || bends === null) return explainStraight(startsTo);
  const isOff = Math.abs(estimateMiss(faceAngleDeg, clubPathDeg, club).total) >= fairwayMiss;
  if (startsTo === otherSide[bends] && !isOff) {
    const cause = `The face points between path and target, so the ball starts ${startsTo} and curves back`;
    return { cause, fix: `a ${curve} to keep`, changes: 'nothing' };
  }
  if (startsTo === bends) {
    const cause = `The face is ${faceToPath} to path and target, so the ball starts ${bends} and curves farther ${bends}`;
    return { cause, ...squareTheFace[curve], changes: 'face' };
  }
  const side = pathSide(clubPathDeg);
  const cause = `The path crosses the ball from ${otherSide[side]} to ${side}, so the ball curves ${bends}`;
  return { cause, ...straightenThePath[curve], changes: 'path' };
}

function explainStraight(startsTo: BallFlight['startsTo']): FlightAdvice {
  return startsTo === 'center'
    ? {
        cause: 'Face and path agree and point at the target, so the ball flies straight',
        fix: 'keep this one',
        changes: 'nothing',
      }
    : {
        cause: `Face and path both point ${startsTo}, so the ball flies straight but ${startsTo} of the target`,
        fix: 'lay a club along your toes and check where it aims',
        tip: 'Lay a club along your toes to see your aim.',
        changes: 'aim',
      };
}

const pathSide = (clubPathDeg: number) => (clubPathDeg < 0 ? 'left' : 'right');

/** A fade leaves the face open, a draw closes it, for either hand. */
const squareTheFace: Readonly<Record<'fade' | 'draw', Fix>> = {
  fade: {
    fix: 'turn your front hand on the grip until you see three knuckles, and the face comes back squarer',
    tip: 'Turn your front hand until you see three knuckles.',
  },
  draw: {
    fix: 'turn your front hand on the grip until you see two knuckles, and the face stays squarer',
    tip: 'Turn your front hand until you see two knuckles.',
  },
};
const straightenThePath: Readonly<Record<'fade' | 'draw', Fix>> = {
  fade: {
    fix: 'put a headcover just outside the ball and miss it on the way down',
    tip: 'Miss a headcover just outside the ball.',
  },
  draw: {
    fix: 'put a headcover just inside the ball and miss it on the way down',
    tip: 'Miss a headcover just inside the ball.',
  },
};
