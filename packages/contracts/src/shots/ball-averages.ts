import { z } from 'zod/mini';
import { ballAverageSchema } from '../swings/ball-history.ts';

interface BallNumberRow {
  readonly label: string;
  readonly unit: 'mph' | 'yd' | 'rpm' | '°' | '';
  /** Decimals that are shown. */
  readonly digits: 0 | 1 | 2;
}

/**
 * Numbers of the ball or the club of which golfers see an average, in the order in which screens list them. Right of the target is
 * positive, for left-handers too.
 */
export const ballNumbers = {
  carryYd: { label: 'Carry', unit: 'yd', digits: 0 },
  ballSpeedMph: { label: 'Ball speed', unit: 'mph', digits: 1 },
  clubSpeedMph: { label: 'Club speed', unit: 'mph', digits: 1 },
  smashFactor: { label: 'Smash factor', unit: '', digits: 2 },
  spinRpm: { label: 'Spin rate', unit: 'rpm', digits: 0 },
  launchAngleDeg: { label: 'Launch angle', unit: '°', digits: 1 },
  clubPathDeg: { label: 'Club path', unit: '°', digits: 1 },
  faceAngleDeg: { label: 'Face angle', unit: '°', digits: 1 },
  faceToPathDeg: { label: 'Face to path', unit: '°', digits: 1 },
} as const satisfies Record<string, BallNumberRow>;

export type BallNumberName = keyof typeof ballNumbers;
export const ballNumberNames = Object.keys(ballNumbers) as BallNumberName[];

const averages = Object.fromEntries(ballNumberNames.map((name) => [name, ballAverageSchema]));
export const ballAveragesSchema = z.object(averages as Record<BallNumberName, typeof ballAverageSchema>);
export type BallAverages = z.infer<typeof ballAveragesSchema>;
