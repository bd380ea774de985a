import {
  type BallAverage,
  type BallAverages,
  type BallHistory,
  type BallNumberName,
  ballNumberNames,
  type Shot,
} from '@trueswing/contracts';
import { describeSpread } from '../history/describe-spread.ts';
import { leaveOutFar } from './far-out.ts';

/** The launch monitor's numbers of one shot from which averages are made; null where it has none. */
export type BallShot = Pick<
  Shot,
  'carryYd' | 'ballSpeedMph' | 'clubSpeedMph' | 'spinRpm' | 'launchAngleDeg' | 'clubPathDeg' | 'faceAngleDeg'
>;

/** Reads a number of a shot. Smash factor and face to path follow from two others. */
export function ballNumberOf(name: BallNumberName, shot: BallShot): number | null {
  if (name === 'smashFactor') {
    const { ballSpeedMph, clubSpeedMph } = shot;
    return ballSpeedMph === null || clubSpeedMph === null || clubSpeedMph < 1 ? null : ballSpeedMph / clubSpeedMph;
  }
  if (name === 'faceToPathDeg') {
    const { faceAngleDeg, clubPathDeg } = shot;
    return faceAngleDeg === null || clubPathDeg === null ? null : faceAngleDeg - clubPathDeg;
  }
  return shot[name];
}

/** Means with count and spread of shots with one club. What lies far out is counted, not averaged; a missing number is neither. */
export function averageBall(shots: readonly BallShot[]): BallAverages {
  const averages = ballNumberNames.map((name) => [name, averageOf(name, shots)] as const);
  return Object.fromEntries(averages) as BallAverages;
}

function averageOf(name: BallNumberName, shots: readonly BallShot[]): BallAverage {
  const values = shots.map((shot) => ballNumberOf(name, shot)).filter((value) => value !== null);
  const { kept, leftOut } = leaveOutFar(values, name);
  return { ...describeSpread(kept), leftOut };
}

/** The averages with at least one shot; null without any. */
export function historyOf(averages: BallAverages): BallHistory | null {
  const known = Object.entries(averages).filter(([, { n }]) => n > 0);
  return known.length > 0 ? Object.fromEntries(known) : null;
}
