import { z } from 'zod/mini';
import { genderSchema, handednessSchema, uploadClubSchema } from '../clubs.ts';

/** The specification's 100 MB, in bytes of the request. */
export const maxVideoBytes = 100 * 1024 * 1024;
export const acceptedVideoExtensions = [
  'mp4',
  'mov',
  'avi',
  'mpg',
  'mpeg',
  'wmv',
  'webm',
  'flv',
  'm4v',
  '3gp',
  'mkv',
] as const;
export const acceptedVideoTypes = [
  'video/mp4',
  'video/quicktime',
  'video/x-msvideo',
  'video/mpeg',
  'video/x-ms-wmv',
  'video/webm',
  'video/x-flv',
  'video/3gpp',
  'video/x-matroska',
] as const;

/** Limits of a decoded video. */
export const videoCaps = {
  /** The shortest clip that can contain a take-away, a downswing and a finish. */
  minSeconds: 0.8,
  maxSeconds: 60,
  maxFps: 240,
  maxWidthPx: 4096,
  maxHeightPx: 2304,
  maxStreams: 8,
} as const;

const trimmedText = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() || undefined : (value ?? undefined);

/** A form field, trimmed; an empty one is absent. */
const formText = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(trimmedText), schema);

/** Decimal numbers only, without `0x64`, `1e3` and other forms that JavaScript accepts. */
const plainDecimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const formNumber = (number: z.ZodMiniNumber<number>) =>
  formText(z.optional(z.pipe(z.pipe(z.string().check(z.regex(plainDecimal)), z.transform(Number)), number)));
const between = ({ min, max }: { min: number; max: number }) =>
  formNumber(z.number().check(z.minimum(min), z.maximum(max)));

/** Limits of the form's numbers. Units: years, mph, degrees, rpm, yards. */
export const uploadBounds = {
  age: { min: 10, max: 100 },
  clubSpeed: { min: 0, max: 150 },
  ballSpeed: { min: 0, max: 200 },
  clubPath: { min: -20, max: 20 },
  faceAngle: { min: -20, max: 20 },
  spinRate: { min: 0, max: 8000 },
  carry: { min: 0, max: 400 },
  total: { min: 0, max: 450 },
} as const;

/** Whether the films are slow motion, by the rate at which the camera filmed. */
export const slowMotionSchema = z.enum(['no', '120', '240', 'unknown']);
export type SlowMotion = z.infer<typeof slowMotionSchema>;

/** The text fields of POST /api/swing-analyses; an empty field counts as absent. Units: mph, degrees, rpm, yards. */
export const uploadFieldsSchema = z.object({
  userId: formText(z.optional(z.string())),
  clubSelection: formText(z.optional(uploadClubSchema)),
  gender: formText(z.optional(genderSchema)),
  handedness: formText(z._default(handednessSchema, 'right')),
  slowMotion: formText(z._default(slowMotionSchema, 'unknown')),
  age: formNumber(z.number().check(z.int(), z.minimum(uploadBounds.age.min), z.maximum(uploadBounds.age.max))),
  clubSpeed: between(uploadBounds.clubSpeed),
  ballSpeed: between(uploadBounds.ballSpeed),
  clubPath: between(uploadBounds.clubPath),
  faceAngle: between(uploadBounds.faceAngle),
  spinRate: between(uploadBounds.spinRate),
  carry: between(uploadBounds.carry),
  total: between(uploadBounds.total),
});
export type UploadFields = z.infer<typeof uploadFieldsSchema>;

/** The whole form of POST /api/swing-analyses, for documentation only: the files are streamed and not validated by this schema. */
export const uploadFormSchema = z.extend(uploadFieldsSchema, {
  clubSelection: uploadClubSchema,
  faceOnVideo: z.file().check(z.maxSize(maxVideoBytes), z.describe('Filmed from in front of the golfer')),
  downTheLineVideo: z
    .optional(z.file().check(z.maxSize(maxVideoBytes)))
    .check(z.describe('Filmed from behind the hands; for Premium')),
});

/** Answer of POST /api/swing-analyses. */
export const uploadAcceptedSchema = z.object({ id: z.uuid() });

/** Answer of GET /api/upload-status/{userId}. */
export const uploadStatusSchema = z.object({
  isPremium: z.boolean(),
  isFreeLimitReached: z.boolean(),
  canUploadDriver: z.boolean(),
  canUploadSevenIron: z.boolean(),
  weeklyDriverUploaded: z.boolean(),
  weeklySevenIronUploaded: z.boolean(),
});
export type UploadStatus = z.infer<typeof uploadStatusSchema>;
