import type { Gender, UploadClub } from '@trueswing/contracts';
import type { VideoFileProblem } from './check-video-file.ts';

/** The form's launch-monitor part, as numbers; absent if the golfer left a field empty. */
export interface LaunchMonitorFields {
  readonly gender?: Gender | undefined;
  readonly club?: UploadClub | undefined;
  readonly clubSpeedMph?: number | undefined;
  readonly ballSpeedMph?: number | undefined;
  readonly clubPathDeg?: number | undefined;
  readonly faceAngleDeg?: number | undefined;
  readonly spinRpm?: number | undefined;
  readonly carryYd?: number | undefined;
  readonly totalYd?: number | undefined;
}

/**
 * If any launch-monitor number is given, tour comparison, club, club speed and ball speed are required, and speeds must be
 * positive. null if the fields are complete or all empty.
 */
export function checkLaunchMonitorFields(fields: LaunchMonitorFields): VideoFileProblem | null {
  const { gender, club, clubSpeedMph, ballSpeedMph, clubPathDeg, faceAngleDeg, spinRpm, carryYd, totalYd } = fields;
  const given = [clubSpeedMph, ballSpeedMph, clubPathDeg, faceAngleDeg, spinRpm, carryYd, totalYd];
  if (given.every((value) => value === undefined)) return null;
  if (gender === undefined || club === undefined || clubSpeedMph === undefined || ballSpeedMph === undefined) {
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
