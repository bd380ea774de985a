import { z } from 'zod/mini';
import { uuidSchema } from '../ids.ts';

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
  /** A file of 60 s may state a little more: the time of its last frame, or that of its sound. */
  statedSlackS: 0.05,
  /** Rounded to whole frames: rates are rarely exact, and both 239.76 and 240.4 are sold as 240. */
  maxFps: 240,
  maxWidthPx: 4096,
  maxHeightPx: 2304,
  maxStreams: 8,
} as const;

/** Answer of POST /api/swing-analyses. */
export const uploadAcceptedSchema = z.object({ id: uuidSchema });

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
