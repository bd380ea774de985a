import type { Club } from '@trueswing/contracts';
import { checkShot } from './check-shot.ts';
import { judgeSpeeds, judgeSpin } from './compare-with-tour.ts';
import type { LaunchMonitorShot } from './launch-monitor-shot.ts';

/**
 * The performance assessment: first which numbers are impossible, then what speed, strike and spin mean. The numbers stand
 * beside it with the tour's, and so does the ball flight. Null if the numbers give nothing to say.
 */
export function assessLaunchMonitor(shot: LaunchMonitorShot, club: Club): string | null {
  const problems = checkShot(shot, club);
  const sentences = [...problems.sentences, ...judgeSpeeds(shot, club, problems), ...judgeSpin(shot, club)];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
