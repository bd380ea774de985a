import { type Gender, type Tour, type UploadFields, type UserId, uploadFieldsSchema } from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { namesUser } from '../../../http/caller.ts';
import { refuse } from '../inspect-video/refuse-video.ts';
import type { NewSwing } from '../swings.repository.ts';
import type { ReceivedUpload } from './receive-upload.ts';

/** Facts that are stored of an upload, except its owner and time. */
export type SwingFacts = Omit<NewSwing, 'id' | 'user_id' | 'uploaded_at'>;

const tourOfGender: Record<Gender, Tour> = { male: 'pga', female: 'lpga' };

/**
 * Checks the form as a whole and returns what is to be stored.
 * @throws AppError `face-on-required`, `incomplete-launch-monitor-data`, `invalid-speed-values`, `bad-request` (a value
 *   out of its bounds, no club), `not-found` (the form names another golfer)
 */
export function readSwingFacts({ fields: form, faceOn, downTheLine }: ReceivedUpload, userId: UserId): SwingFacts {
  if (!faceOn) throw refuse(faceOnRequired);
  const fields = parseFields(form);
  if (fields.userId && !namesUser(fields.userId, userId)) throw new AppError('not-found');
  const problem = checkLaunchMonitorFields({
    gender: fields.gender,
    club: fields.clubSelection,
    clubSpeedMph: fields.clubSpeed,
    ballSpeedMph: fields.ballSpeed,
    clubPathDeg: fields.clubPath,
    faceAngleDeg: fields.faceAngle,
    spinRpm: fields.spinRate,
    carryYd: fields.carry,
    totalYd: fields.total,
  });
  if (problem) throw refuse(problem);
  const club = fields.clubSelection;
  if (!club) throw new AppError('bad-request', { message: 'Please choose a club: driver or 7-iron.' });
  return {
    club,
    handedness: fields.handedness,
    slow_motion: fields.slowMotion,
    is_same_swing: fields.sameSwing === 'yes' && downTheLine !== undefined,
    tour: fields.gender ? tourOfGender[fields.gender] : null,
    age: fields.age ?? null,
    club_speed_mph: fields.clubSpeed ?? null,
    ball_speed_mph: fields.ballSpeed ?? null,
    carry_yd: fields.carry ?? null,
    // A total distance is stored for the driver only.
    total_yd: club === 'driver' ? (fields.total ?? null) : null,
    spin_rpm: fields.spinRate ?? null,
    club_path_deg: fields.clubPath ?? null,
    face_angle_deg: fields.faceAngle ?? null,
    face_on_key: faceOn.key,
    face_on_sha256: faceOn.sha256,
    face_on_bytes: faceOn.sizeBytes,
    down_the_line_key: downTheLine?.key ?? null,
    down_the_line_sha256: downTheLine?.sha256 ?? null,
    down_the_line_bytes: downTheLine?.sizeBytes ?? null,
  };
}

function parseFields(form: Record<string, string>): UploadFields {
  const parsed = uploadFieldsSchema.safeParse(form);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const names = issues.map((issue) => String(issue.path[0]));
  // A speed that is negative or not a number gets the same title as on the upload form.
  const speeds = issues.filter(({ path: [name] }) => name === 'clubSpeed' || name === 'ballSpeed');
  if (speeds.some(({ code }) => code !== 'too_big')) {
    throw new AppError('invalid-speed-values', { title: 'Invalid Speed Values' });
  }
  throw new AppError('bad-request', { message: `Please check the value of ${names.join(', ')}.` });
}
