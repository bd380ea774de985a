import { type DemoGolfer, launchMonitorSpeeds } from './golfers.ts';
import { drawBetween, shareOf } from './random.ts';

/** A club of a range session: flight of the ball from the speed of the club, and how far shots spread. */
interface SessionClub {
  readonly name: string;
  readonly shots: number;
  readonly speedShare: number;
  readonly smash: number;
  readonly carryPerMph: number;
  readonly rollYd: number;
  readonly spinRpm: number;
  readonly launchAngleDeg: number;
  readonly attackAngleDeg: number;
}

const sessionClubs: readonly SessionClub[] = [
  club('Driver', 14, [1, 1.44, 1.62, 18, 2_700, 12.5, -1]),
  club('5 Wood', 8, [0.93, 1.42, 1.5, 14, 4_300, 13.5, -3]),
  club('7 Iron', 14, [0.84, 1.33, 1.4, 7, 6_500, 18, -4]),
  club('9 Iron', 8, [0.8, 1.26, 1.26, 5, 7_900, 23, -4.5]),
  club('PW', 8, [0.78, 1.2, 1.18, 4, 8_600, 26, -4.5]),
];

function club(name: string, shots: number, numbers: readonly [number, number, number, number, number, number, number]) {
  const [speedShare, smash, carryPerMph, rollYd, spinRpm, launchAngleDeg, attackAngleDeg] = numbers;
  return { name, shots, speedShare, smash, carryPerMph, rollYd, spinRpm, launchAngleDeg, attackAngleDeg };
}

const headings =
  'Date,Club,Club Speed,Attack Angle,Club Path,Face Angle,Ball Speed,Launch Angle,Spin Rate,Carry Flat - Length,Carry Flat - Side,Est. Total Flat - Length';
const units = ',,[mph],[deg],[deg],[deg],[mph],[deg],[rpm],[yds],[yds],[yds]';
const secondsBetweenShots = 40;

/** Draws the file that a launch monitor writes of an hour on the range, in TrackMan's shape. Its times are UTC. */
export function drawRangeSession(
  golfer: DemoGolfer,
  { at, progress }: { readonly at: Date; readonly progress: number },
): string {
  const [from, to] = launchMonitorSpeeds(golfer);
  const driverMph = from + (to - from) * progress;
  const all = sessionClubs.reduce((sum, { shots }) => sum + shots, 0);
  let number = 0;
  const rows = sessionClubs.flatMap((each) =>
    Array.from({ length: each.shots }, () => {
      number += 1;
      const time = new Date(at.getTime() - (all - number) * secondsBetweenShots * 1_000);
      return drawRow(golfer.key, each, { time, driverMph, progress });
    }),
  );
  return ['sep=,', headings, units, ...rows, ''].join('\r\n');
}

function drawRow(
  key: string,
  each: SessionClub,
  { time, driverMph, progress }: { time: Date; driverMph: number; progress: number },
): string {
  /** About normal: the sum of three even draws. */
  const spread = (deviation: number, name: string): number =>
    2 * deviation * ([1, 2, 3].reduce((sum, n) => sum + shareOf(key, time.toISOString(), name, n), 0) - 1.5);
  const clubSpeedMph = each.speedShare * driverMph + spread(1.4, 'speed');
  const strike = Math.min(0, spread(0.025, 'smash'));
  const ballSpeedMph = clubSpeedMph * (each.smash + strike);
  const clubPathDeg = -4 + 4 * progress + spread(1.6, 'path');
  const faceAngleDeg = clubPathDeg / 2 + spread(1.7, 'face');
  const carryYd = ballSpeedMph * each.carryPerMph + spread(3, 'carry');
  const curveShare = 0.011 * (faceAngleDeg - clubPathDeg);
  const sideYd = carryYd * (Math.tan((faceAngleDeg * Math.PI) / 180) + curveShare);
  const attackAngleDeg = each.attackAngleDeg + spread(1, 'attack');
  const launchAngleDeg = Math.max(4, each.launchAngleDeg + spread(1.3, 'launch'));
  const spinRpm = Math.max(1_200, each.spinRpm + spread(350, 'spin'));
  const totalYd = carryYd + each.rollYd + drawBetween(-2, 2, key, time.toISOString(), 'roll');
  const numbers = [
    clubSpeedMph,
    attackAngleDeg,
    clubPathDeg,
    faceAngleDeg,
    ballSpeedMph,
    launchAngleDeg,
    Math.round(spinRpm),
    carryYd,
    sideYd,
    totalYd,
  ];
  return [time.toISOString(), each.name, ...numbers.map((value) => value.toFixed(1))].join(',');
}
