import { launchMonitorFields, type Shot, type ShotField } from '@trueswing/contracts';
import { type DemoGolfer, sampleSwing } from './golfers.ts';
import { drawBetween } from './random.ts';

/** Flight of a ball from the speed of the club: usual values of amateurs. */
const flights = {
  driver: { speedShare: 1, smash: 1.44, carryPerMph: 1.62, rollYd: 18, spinRpm: 2_700, launchAngleDeg: 12.5 },
  '7-iron': { speedShare: 0.84, smash: 1.33, carryPerMph: 1.4, rollYd: 7, spinRpm: 6_500, launchAngleDeg: 18 },
} as const;

/** The shot of the sample report, as it was typed there. */
const sampleShot = {
  clubSpeedMph: 84,
  ballSpeedMph: 112,
  carryYd: 156,
  spinRpm: 6_700,
  clubPathDeg: -3.6,
  faceAngleDeg: 2.2,
};

/** Draws the numbers that a golfer types for a swing, as fields of the upload form; none without a launch monitor. */
export function drawShot(
  { driverMph, key }: DemoGolfer,
  { swing, club, progress }: { swing: string; club: 'driver' | '7-iron'; progress: number },
): Record<string, string> {
  if (swing === sampleSwing) return toFields(sampleShot);
  if (!driverMph) return {};
  const [from, to] = driverMph;
  const flight = flights[club];
  const vary = (spread: number, name: string) => drawBetween(-spread, spread, key, swing, name);
  const clubSpeedMph = flight.speedShare * (from + (to - from) * progress) + vary(1, 'speed');
  const ballSpeedMph = clubSpeedMph * (flight.smash + vary(0.025, 'smash'));
  const carryYd = ballSpeedMph * flight.carryPerMph + vary(4, 'carry');
  const clubPathDeg = -4 + 4 * progress + vary(1.5, 'path');
  return toFields({
    clubSpeedMph,
    ballSpeedMph,
    carryYd,
    ...(club === 'driver' && { totalYd: carryYd + flight.rollYd }),
    spinRpm: flight.spinRpm + vary(300, 'spin'),
    launchAngleDeg: flight.launchAngleDeg + vary(1.5, 'launch'),
    clubPathDeg,
    faceAngleDeg: clubPathDeg / 2 + vary(1.2, 'face'),
  });
}

const toFields = (shot: Partial<Shot>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shot).map(([field, value]) => [
      launchMonitorFields[field as ShotField].apiName,
      Number(value).toFixed(launchMonitorFields[field as ShotField].digits),
    ]),
  );
