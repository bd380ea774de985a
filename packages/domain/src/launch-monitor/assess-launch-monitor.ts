import type { Club, Handedness, Tour } from '@trueswing/contracts';
import { checkShot } from './check-shot.ts';
import { compareDistances, compareSpeeds } from './compare-with-tour.ts';
import { describeFlight } from './describe-flight.ts';

/** What a launch monitor told about the shot; absent where the golfer gave no number. */
export interface LaunchMonitorShot {
  readonly tour?: Tour | null | undefined;
  readonly clubSpeedMph?: number | null | undefined;
  readonly ballSpeedMph?: number | null | undefined;
  readonly carryYd?: number | null | undefined;
  readonly totalYd?: number | null | undefined;
  readonly spinRpm?: number | null | undefined;
  readonly clubPathDeg?: number | null | undefined;
  readonly faceAngleDeg?: number | null | undefined;
}

/**
 * The launch-monitor paragraph: first a plain word where numbers cannot be true, then the others against the chosen tour's
 * averages, and ball flight from face and path. null when the golfer gave no numbers.
 */
export function assessLaunchMonitor(shot: LaunchMonitorShot, club: Club, handedness: Handedness): string | null {
  const doubts = checkShot(shot, club);
  const sentences = [
    ...doubts.sentences,
    ...compareSpeeds(shot, club, doubts),
    ...compareDistances(shot, club, doubts),
    ...describeFlight(shot.clubPathDeg, shot.faceAngleDeg, handedness),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
