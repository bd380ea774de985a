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
 * curve that brings the ball back to the fairway is kept. No change sends the ball farther off line than it was.
 */
export function explainFlight(faceAngleDeg: number, clubPathDeg: number, { club, handedness }: Golfer): FlightAdvice {
  const { curve, startsTo, faceToPath } = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const bends = curvesTo(curve, handedness);
  if (curve === 'straight' || bends === null) return explainStraight(startsTo);
  if (startsTo === otherSide[bends]) {
    const { total } = estimateMiss(faceAngleDeg, clubPathDeg, club);
    const flies = `The face points between path and target, so the ball starts ${startsTo} and curves back`;
    if (Math.abs(total) < fairwayMiss) return { cause: flies, fix: `a ${curve} to keep`, changes: 'nothing' };
    // A straight path would take even this curve away.
    if (total * faceAngleDeg > 0) return { cause: `${flies} too little`, ...checkTheAim };
  }
  if (startsTo === bends) {
    const flies = `so the ball starts ${bends} and curves farther ${bends}`;
    if (isPathWithFace(faceAngleDeg, clubPathDeg)) {
      return { cause: `Face and path both point ${bends}, ${flies}`, ...checkTheAim };
    }
    if (!isPathToBlame(faceAngleDeg, clubPathDeg, club)) {
      return {
        cause: `The face is ${faceToPath} to path and target, ${flies}`,
        ...squareTheFace[curve],
        changes: 'face',
      };
    }
  }
  const side = pathSide(clubPathDeg);
  const cause = `The path crosses the ball from ${otherSide[side]} to ${side}, so the ball curves ${bends}`;
  return { cause, ...straightenThePath[curve], changes: 'path' };
}

/** Whether the path points nearer to the face than to the target: a square face alone would miss as far to the other side. */
const isPathWithFace = (faceAngleDeg: number, clubPathDeg: number): boolean =>
  Math.abs(faceAngleDeg - clubPathDeg) < Math.abs(clubPathDeg);

/** Whether a face square to this path would leave a greater miss than this face on a straight path. */
const isPathToBlame = (faceAngleDeg: number, clubPathDeg: number, club: Club): boolean =>
  Math.abs(estimateMiss(clubPathDeg, clubPathDeg, club).total) > Math.abs(estimateMiss(faceAngleDeg, 0, club).total);

const checkTheAim: FlightFix = {
  fix: 'lay a club along your toes and check where it aims',
  tip: 'Lay a club along your toes to see your aim.',
  changes: 'aim',
};

function explainStraight(startsTo: BallFlight['startsTo']): FlightAdvice {
  return startsTo === 'center'
    ? {
        cause: 'Face and path agree and point at the target, so the ball flies straight',
        fix: 'keep this one',
        changes: 'nothing',
      }
    : {
        cause: `Face and path both point ${startsTo}, so the ball flies straight but ${startsTo} of the target`,
        ...checkTheAim,
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
