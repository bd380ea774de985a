import type { Club } from '@trueswing/contracts';
import { formatNumber, formatSmash } from './format-number.ts';
import type { LaunchMonitorShot } from './launch-monitor-shot.ts';
import { highestSmashFactor, maxSmashFactor, smashFactor } from './smash-factor.ts';

/** Maximum carry in yards per mph of ball speed; tour drives reach 1.65. */
const maxCarryYdPerMph = 2;
/** A full wedge slides under the ball, so the ball may be slower than the club. */
const slowBallClubs: ReadonlySet<Club> = new Set<Club>(['gap-wedge', 'sand-wedge', 'lob-wedge']);

/** Numbers of a shot that contradict one another. Marked numbers are not compared. */
export interface ShotProblems {
  /** Numbers to check, in sentences. */
  readonly sentences: readonly string[];
  /** Club speed and ball speed contradict one another. */
  readonly speeds: boolean;
  readonly carry: boolean;
  readonly total: boolean;
}

/** Finds impossible input: typing errors, mixed units, misreadings of the launch monitor. */
export function checkShot(
  { clubSpeedMph, ballSpeedMph, carryYd, totalYd }: LaunchMonitorShot,
  club: Club,
): ShotProblems {
  const speeds = clubSpeedMph && ballSpeedMph ? findSpeedProblem(clubSpeedMph, ballSpeedMph, club) : null;
  const carry = carryYd && ballSpeedMph ? findCarryProblem(carryYd, ballSpeedMph) : null;
  const tooShort = Boolean(club === 'driver' && carryYd && totalYd && totalYd < carryYd);
  const total = tooShort ? 'Your total is less than your carry: please check both.' : null;
  return {
    sentences: [speeds, carry, total].filter((sentence) => sentence !== null),
    speeds: speeds !== null,
    carry: carry !== null || tooShort,
    total: tooShort,
  };
}

const findCarryProblem = (carryYd: number, ballSpeedMph: number): string | null =>
  carryYd > maxCarryYdPerMph * ballSpeedMph
    ? `No ball carries ${formatNumber(carryYd)} yd at ${formatNumber(ballSpeedMph)} mph: please check carry and ball speed.`
    : null;

function findSpeedProblem(clubSpeedMph: number, ballSpeedMph: number, club: Club): string | null {
  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  if (smash > maxSmashFactor) {
    return `A smash factor of ${formatSmash(smash)} is not possible with any club: please check club speed and ball speed.`;
  }
  if (smash > highestSmashFactor(club)) {
    return `A smash factor of ${formatSmash(smash)} is more than a strike with this club gives: please check club speed, ball speed and the club.`;
  }
  if (ballSpeedMph < clubSpeedMph && !slowBallClubs.has(club)) {
    return 'A ball struck with this club leaves faster than the club: please check club speed and ball speed.';
  }
  return null;
}
