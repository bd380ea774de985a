import type { Club } from '@trueswing/contracts';
import type { LaunchMonitorShot } from './assess-launch-monitor.ts';
import { maxSmashFactor, smashFactor } from './smash-factor.ts';

/** No ball carries farther than so many yards for each mph of its speed; tour drives reach 1.65. */
const maxCarryYdPerMph = 2;

/** Numbers of a shot that cannot all be true. */
export interface ShotDoubts {
  /** What to check, in sentences. */
  readonly sentences: readonly string[];
  /** Club speed and ball speed contradict one another: nothing is concluded from them. */
  readonly speeds: boolean;
}

/** Finds impossible input: typing errors, mixed units, a mishit of the launch monitor. */
export function checkShot({ clubSpeedMph, ballSpeedMph, carryYd, totalYd }: LaunchMonitorShot, club: Club): ShotDoubts {
  const sentences: string[] = [];
  if (clubSpeedMph && ballSpeedMph) {
    const smash = smashFactor(ballSpeedMph, clubSpeedMph);
    if (smash > maxSmashFactor) {
      sentences.push(`A smash factor of ${smash} is not possible: please check club speed and ball speed.`);
    } else if (club === 'driver' && ballSpeedMph < clubSpeedMph) {
      sentences.push('A driven ball leaves faster than the club: please check club speed and ball speed.');
    }
  }
  const speeds = sentences.length > 0;
  if (carryYd && ballSpeedMph && carryYd > maxCarryYdPerMph * ballSpeedMph) {
    sentences.push('No ball of that speed carries so far: please check carry and ball speed.');
  }
  if (club === 'driver' && carryYd && totalYd && totalYd < carryYd) {
    sentences.push('Total is less than carry: please check both.');
  }
  return { sentences, speeds };
}
