import {
  launchMonitorFields,
  shotFromApi,
  type UploadFields,
  type UserId,
  uploadFieldsSchema,
} from '@trueswing/contracts';
import { checkLaunchMonitorFields, faceOnRequired } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { keepFieldsOf } from '@trueswing/swing';
import { rowOfShot } from '../../../database.shot.ts';
import { namesUser } from '../../../http/caller.ts';
import { rejectVideo } from '../inspect-video/video-errors.ts';
import { swingErrors } from '../swing-errors.ts';
import type { NewSwing } from '../swings.repository.ts';
import { tourOfGender } from '../tour-of-gender.ts';
import type { ReceivedUpload } from './receive-upload.ts';

/** Facts that are stored of an upload, except its owner and time. */
export interface SwingFacts extends Omit<NewSwing, 'id' | 'user_id' | 'uploaded_at'> {
  /** The imported shot from which the numbers were filled; it may be gone, or someone else's. */
  shotId: string | undefined;
  /** The time that is written in the face-on video, which may be wrong or missing. */
  recordedAt: Date | null;
}

/**
 * Checks the form as a whole and returns what is to be stored.
 * @throws AppError `face-on-required`, or what `readSwingForm` throws
 */
export function readSwingFacts({ fields, faceOn, downTheLine }: ReceivedUpload, userId: UserId): SwingFacts {
  if (!faceOn) throw rejectVideo(faceOnRequired);
  const { sameSwing, ...form } = readSwingForm(fields, userId);
  return {
    ...form,
    recordedAt: faceOn.recordedAt,
    is_same_swing: sameSwing && downTheLine !== undefined,
    face_on_key: faceOn.key,
    face_on_sha256: faceOn.sha256,
    face_on_bytes: faceOn.sizeBytes,
    down_the_line_key: downTheLine?.key ?? null,
    down_the_line_sha256: downTheLine?.sha256 ?? null,
    down_the_line_bytes: downTheLine?.sizeBytes ?? null,
  };
}

/**
 * Checks the text fields of the form.
 * @throws AppError `incomplete-launch-monitor-data`, `invalid-speed-values`, `bad-request` (a value out of its bounds, no club),
 *   `not-found` (the form names another golfer)
 */
export function readSwingForm(form: Record<string, string>, userId: UserId) {
  const fields = parseFields(form);
  if (fields.userId && !namesUser(fields.userId, userId)) throw new AppError('not-found');
  const { gender, clubSelection: club } = fields;
  const shot = shotFromApi(fields);
  const problem = checkLaunchMonitorFields({ gender, club, ...shot });
  if (problem) throw rejectVideo(problem);
  if (!club) throw swingErrors.noClub();
  return {
    club,
    handedness: fields.handedness,
    slow_motion: fields.slowMotion,
    sameSwing: fields.sameSwing === 'yes',
    tour: gender ? tourOfGender[gender] : null,
    age: fields.age ?? null,
    filmed_at: fields.filmedAt === undefined ? null : new Date(fields.filmedAt),
    shotId: fields.shotId,
    ...rowOfShot(keepFieldsOf(shot, club)),
  };
}

const { clubSpeedMph, ballSpeedMph } = launchMonitorFields;
const speedNames: ReadonlySet<unknown> = new Set([clubSpeedMph.apiName, ballSpeedMph.apiName]);

function parseFields(form: Record<string, string>): UploadFields {
  const parsed = uploadFieldsSchema.safeParse(form);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const names = issues.map((issue) => String(issue.path[0]));
  // A speed that is negative or not a number gets the same title as on the upload form.
  const speeds = issues.filter(({ path: [name] }) => speedNames.has(name));
  if (speeds.some(({ code }) => code !== 'too_big')) throw swingErrors.wrongSpeeds();
  throw swingErrors.wrongValues(names);
}
