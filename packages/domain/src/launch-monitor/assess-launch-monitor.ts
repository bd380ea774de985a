import type { Club, Handedness } from '@trueswing/contracts';
import { checkShot } from './check-shot.ts';
import { compareDistances, compareSpeeds } from './compare-with-tour.ts';
import { describeFlight } from './describe-flight.ts';
import type { LaunchMonitorShot } from './launch-monitor-shot.ts';

/**
 * The launch-monitor paragraph: first which numbers are impossible, then a comparison of the others with the chosen tour's
 * averages, then the ball flight from face and path. null if the golfer gave no numbers.
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
