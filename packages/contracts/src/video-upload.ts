import { z } from 'zod';
import { genderSchema, handednessSchema, uploadClubSchema } from './clubs.ts';

/** 100 MB of the specification, counted as the upload counts it. */
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

/** Caps on a video once it is decoded. */
export const videoCaps = { maxSeconds: 60, maxFps: 240, maxWidthPx: 4096, maxHeightPx: 2304, maxStreams: 8 } as const;

const optionalNumber = (min: number, max: number) => optional(z.coerce.number().min(min).max(max));
const optional = <N extends z.ZodType>(number: N) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), number.optional());

/** The text fields of POST /api/swing-analyses; an empty field is an absent one. Units: mph, degrees, rpm, yards. */
export const uploadFieldsSchema = z.object({
  userId: z.string().optional(),
  clubSelection: z.preprocess((v) => (v === '' ? undefined : v), uploadClubSchema.optional()),
  gender: z.preprocess((v) => (v === '' ? undefined : v), genderSchema.optional()),
  handedness: z.preprocess((v) => (v === '' ? undefined : v), handednessSchema.default('right')),
  age: optional(z.coerce.number().int().min(10).max(100)),
  clubSpeed: optionalNumber(0, 150),
  ballSpeed: optionalNumber(0, 200),
  clubPath: optionalNumber(-20, 20),
  faceAngle: optionalNumber(-20, 20),
  spinRate: optionalNumber(0, 8000),
  carry: optionalNumber(0, 400),
  total: optionalNumber(0, 450),
});
export type UploadFields = z.infer<typeof uploadFieldsSchema>;

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
