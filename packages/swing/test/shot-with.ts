import type { BallShot } from '../src/4-judge/ball/average-ball.ts';

const noNumbers: BallShot = {
  carryYd: null,
  ballSpeedMph: null,
  clubSpeedMph: null,
  spinRpm: null,
  launchAngleDeg: null,
  clubPathDeg: null,
  faceAngleDeg: null,
};

/** A shot with some numbers. */
export const shotWith = (numbers: Partial<BallShot>): BallShot => ({ ...noNumbers, ...numbers });
