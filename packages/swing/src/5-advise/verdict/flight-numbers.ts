import { type BallHistory, type BallNumberName, ballNumbers, type Club } from '@trueswing/contracts';
import { type KnownAverage, knownAverage, oneSidedError } from '../../4-judge/ball/mean-range.ts';
import { checkShot } from '../../4-judge/launch-monitor/check-shot.ts';
import { missShares } from '../../4-judge/launch-monitor/estimate-miss.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import { smashFactor } from '../../4-judge/launch-monitor/smash-factor.ts';

/** Questions that are judged about the ball's flight. */
export type FlightQuestion = 'direction' | 'strike' | 'spin';

/** Names of the numbers in a step. */
export const flightLabels = {
  face: ballNumbers.faceAngleDeg.label,
  path: ballNumbers.clubPathDeg.label,
  curve: ballNumbers.faceToPathDeg.label,
  smash: ballNumbers.smashFactor.label,
  spin: ballNumbers.spinRpm.label,
} as const;

/** Numbers of a golfer's averages that the verdict reads. */
export const weighedNumbers = [
  'faceAngleDeg',
  'faceToPathDeg',
  'smashFactor',
  'spinRpm',
] as const satisfies BallNumberName[];

/** Numbers of the flight that are judged: those of one shot, or averages. */
export interface FlightNumbers {
  readonly faceAngleDeg: number | null;
  /** Where the curve comes from; null if it is not known. */
  readonly clubPathDeg: number | null;
  readonly smashFactor: number | null;
  readonly spinRpm: number | null;
  /**
   * Distance of the truth from each at most, in nine of ten cases; the miss is in the unit of `estimateMiss`. 0 for one shot,
   * whose error the limits hold.
   */
  readonly errors: Readonly<Record<FlightQuestion, number>>;
  /** Shots behind the answer to each question. */
  readonly shots: Readonly<Record<FlightQuestion, number>>;
  /** Shots behind each number, by its label in a step. */
  readonly shotsBehind: Readonly<Partial<Record<string, number>>>;
}

/** Contradictory speeds give no smash factor. */
export function numbersOfShot(shot: LaunchMonitorShot, club: Club): FlightNumbers {
  const { clubSpeedMph, ballSpeedMph, faceAngleDeg = null, clubPathDeg = null, spinRpm = null } = shot;
  const hasStrike = clubSpeedMph && ballSpeedMph && !checkShot(shot, club).speeds;
  return {
    faceAngleDeg,
    clubPathDeg,
    smashFactor: hasStrike ? smashFactor(ballSpeedMph, clubSpeedMph) : null,
    spinRpm: spinRpm || null,
    errors: { direction: 0, strike: 0, spin: 0 },
    shots: { direction: 1, strike: 1, spin: 1 },
    shotsBehind: {},
  };
}

/** Averages of too few shots are null. */
export function numbersOfHistory(history: BallHistory, club: Club): FlightNumbers {
  const read = (name: (typeof weighedNumbers)[number]): KnownAverage | null => {
    const average = history[name];
    return average ? knownAverage(average, ballNumbers[name].digits) : null;
  };
  const [face, curve, smash, spin] = [
    read('faceAngleDeg'),
    read('faceToPathDeg'),
    read('smashFactor'),
    read('spinRpm'),
  ];
  const shares = missShares(club);
  return {
    // With all digits: the difference of two rounded averages is not the average of the difference, which `/shots` shows.
    faceAngleDeg: face?.mean ?? null,
    clubPathDeg: face && curve && face.mean - curve.mean,
    smashFactor: smash && Math.round(smash.mean * 100) / 100,
    spinRpm: spin && Math.round(spin.mean),
    errors: {
      // Face and curve depend on each other, so their errors are added.
      direction: shares.start * errorOf(face) + shares.curve * errorOf(curve),
      strike: errorOf(smash),
      spin: errorOf(spin),
    },
    shots: {
      direction: Math.min(face?.n ?? 0, curve?.n ?? Number.POSITIVE_INFINITY),
      strike: smash?.n ?? 0,
      spin: spin?.n ?? 0,
    },
    shotsBehind: {
      [flightLabels.face]: face?.n,
      // The path follows from the face and the angle to it, which the fewer shots have.
      [flightLabels.path]: Math.min(face?.n ?? 0, curve?.n ?? 0),
      [flightLabels.curve]: curve?.n,
      [flightLabels.smash]: smash?.n,
      [flightLabels.spin]: spin?.n,
    },
  };
}

const errorOf = (average: KnownAverage | null): number => (average ? oneSidedError(average) : 0);
