import { z } from 'zod/mini';
import { ballAverageSchema } from '../swings/ball-history.ts';
import { launchMonitorFields } from '../swings/launch-monitor-fields.ts';

interface BallNumberRow {
  readonly label: string;
  readonly unit: 'mph' | 'yd' | 'rpm' | '°' | '';
  /** Decimals that are shown. */
  readonly digits: 0 | 1 | 2;
}

/** A number that golfers type as well has the words of its field in the upload form. */
const asTyped = ({ label, unit, digits }: BallNumberRow): BallNumberRow => ({ label, unit, digits });
const { carryYd, ballSpeedMph, clubSpeedMph, spinRpm, launchAngleDeg, clubPathDeg, faceAngleDeg } = launchMonitorFields;

/**
 * Numbers of the ball or the club of which golfers see an average, in the order in which screens list them. Right of the target is
 * positive, for left-handers too.
 */
export const ballNumbers = {
  carryYd: asTyped(carryYd),
  ballSpeedMph: asTyped(ballSpeedMph),
  clubSpeedMph: asTyped(clubSpeedMph),
  smashFactor: { label: 'Smash factor', unit: '', digits: 2 },
  spinRpm: asTyped(spinRpm),
  launchAngleDeg: asTyped(launchAngleDeg),
  clubPathDeg: asTyped(clubPathDeg),
  faceAngleDeg: asTyped(faceAngleDeg),
  faceToPathDeg: { label: 'Face to path', unit: '°', digits: 1 },
} as const satisfies Record<string, BallNumberRow>;

export type BallNumberName = keyof typeof ballNumbers;
export const ballNumberNames = Object.keys(ballNumbers) as BallNumberName[];

const averages = Object.fromEntries(ballNumberNames.map((name) => [name, ballAverageSchema]));
export const ballAveragesSchema = z.object(averages as Record<BallNumberName, typeof ballAverageSchema>);
export type BallAverages = z.infer<typeof ballAveragesSchema>;
