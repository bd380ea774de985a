import type { Gender, UploadClub } from '@trueswing/contracts';
import { hasNumbers, type ShotNumbers } from '@trueswing/swing';
import type { VideoFileProblem } from './check-video-file.ts';

/** The form's launch-monitor part; a number is absent or null if the golfer left its field empty. */
export interface LaunchMonitorFields extends ShotNumbers {
  readonly gender?: Gender | undefined;
  readonly club?: UploadClub | undefined;
}

/**
 * If any launch-monitor number is given, tour comparison, club, club speed and ball speed are required, and speeds must be
 * positive. null if the fields are complete or all empty.
 */
export function checkLaunchMonitorFields(fields: LaunchMonitorFields): VideoFileProblem | null {
  if (!hasNumbers(fields)) return null;
  const { gender, club } = fields;
  const [clubSpeedMph, ballSpeedMph] = [fields.clubSpeedMph ?? null, fields.ballSpeedMph ?? null];
  if (gender === undefined || club === undefined || clubSpeedMph === null || ballSpeedMph === null) {
    return {
      code: 'incomplete-launch-monitor-data',
      title: 'Incomplete Launch Monitor Data',
      message: 'Tour comparison, club selection, club speed and ball speed are all required with launch-monitor data.',
    };
  }
  if (!(clubSpeedMph > 0 && ballSpeedMph > 0)) {
    return {
      code: 'invalid-speed-values',
      title: 'Invalid Speed Values',
      message: 'Club speed and ball speed must be positive numbers.',
    };
  }
  return null;
}
