import { z } from 'zod/mini';
import { uuidSchema } from '../ids.ts';
import { mobilityCheckSchema, turnSummarySchema } from './mobility-check.ts';

/** Tests that are filmed: the club is held wide across the chest, or across the hips. */
export const filmedTests = ['chest', 'hips'] as const;
export const filmedTestSchema = z.enum(filmedTests);
export type FilmedTest = z.infer<typeof filmedTestSchema>;

/** Faults that a decoded video can have. */
export type VideoProblem = 'no-golfer' | 'no-turn';

/** Why a video was not read: the video is at fault, or our last attempt failed. */
export const videoFailureSchema = z.enum([
  'invalid-media',
  'picture-too-large',
  'too-long',
  'too-short',
  'frame-rate-too-high',
  'too-many-streams',
  'no-golfer',
  'no-turn',
  'analysis-failed',
]);
export type VideoFailure = z.infer<typeof videoFailureSchema>;

/** Per test: what was read, or why not; both null for a test that was not filmed. */
export const readVideoSchema = z.object({
  turns: z.nullable(turnSummarySchema),
  failure: z.nullable(videoFailureSchema),
});
export const readVideosSchema = z.object({ chest: readVideoSchema, hips: readVideoSchema });
export type ReadVideos = z.infer<typeof readVideosSchema>;

/** Answer of `POST /api/mobility-films`. */
export const mobilityVideoAcceptedSchema = z.object({ id: uuidSchema });

/** Answer of `GET /api/mobility-films/{id}`. */
export const mobilityVideoSchema = z.object({
  id: uuidSchema,
  /** False while the videos wait or are being read. */
  isRead: z.boolean(),
  failures: z.object({ chest: z.nullable(videoFailureSchema), hips: z.nullable(videoFailureSchema) }),
  /** The check with what could be read; null while nothing was, and if nothing could be. */
  check: z.nullable(mobilityCheckSchema),
});
export type MobilityVideo = z.infer<typeof mobilityVideoSchema>;
