import { z } from 'zod/mini';
import { handednessSchema, tourSchema, uploadClubSchema } from '../clubs.ts';
import { analysisIdSchema, userIdSchema } from '../ids.ts';
import { analysisJobStatusSchema, analysisStageSchema } from './analysis-job.ts';
import { mapToApi } from './shot-api-names.ts';
import { swingEventNameSchema } from './swing-measurements.ts';
import {
  analysisTextsSchema,
  listedDetailsSchema,
  mobilityAnalysisSchema,
  technicalDetailsSchema,
} from './technical-details.ts';

/** null where the golfer moved the event: the picture is in the video, at the event's time. */
const keyFrameUrlsSchema = z.record(swingEventNameSchema, z.nullable(z.string()));

/** The specification's swing analysis; `launchMonitorFields` has the units of its numbers. */
export const swingAnalysisSchema = z.object({
  id: analysisIdSchema,
  userId: userIdSchema,
  /** Goes up with each correction of key frames and each joined shot; 0 until the first. */
  version: z.int().check(z.minimum(0)),
  createdAt: z.iso.datetime(),
  clubSelection: uploadClubSchema,
  handedness: handednessSchema,
  // A gateway of the version before does not answer the newest number.
  ...mapToApi(() => z._default(z.nullable(z.number()), null)),
  tourComparison: z.nullable(tourSchema),
  /** Relative paths; null until the analysis has succeeded, or if there is no such file. */
  faceOnVideoUrl: z.nullable(z.string()),
  downTheLineVideoUrl: z.nullable(z.string()),
  faceOnPosterUrl: z.nullable(z.string()),
  faceOnLandmarksUrl: z.nullable(z.string()),
  downTheLinePosterUrl: z.nullable(z.string()),
  downTheLineLandmarksUrl: z.nullable(z.string()),
  /** A small still of each event, by its name. */
  faceOnKeyFrameUrls: z.nullable(keyFrameUrlsSchema),
  downTheLineKeyFrameUrls: z.nullable(keyFrameUrlsSchema),
  keyIssues: z.array(z.string()),
  recommendations: z.nullable(z.string()),
  exerciseRecommendations: z.array(z.string()),
  launchMonitorAssessment: z.nullable(z.string()),
  swingStrengths: z.array(z.string()),
  swingWeaknesses: z.array(z.string()),
  /** null while in progress. */
  technicalDetails: z.nullable(technicalDetailsSchema),
  mobilityAnalysis: z.nullable(mobilityAnalysisSchema),
  analysisResults: z.nullable(analysisTextsSchema),
});
export type SwingAnalysis = z.infer<typeof swingAnalysisSchema>;

/** A swing analysis in a list, without the details that only its own page shows. */
export const listedSwingSchema = z.extend(swingAnalysisSchema, { technicalDetails: z.nullable(listedDetailsSchema) });
export type ListedSwing = z.infer<typeof listedSwingSchema>;

/** Answer of GET /api/swing-analyses/{id}?status_only=true. `status` and below are not in the specification: they report the real progress. */
export const analysisStatusSchema = z.object({
  isComplete: z.boolean(),
  hasError: z.boolean(),
  technicalDetails: z.nullable(technicalDetailsSchema),
  mobilityAnalysis: z.nullable(mobilityAnalysisSchema),
  status: analysisJobStatusSchema,
  stage: analysisStageSchema,
  /** 0…1 over the whole work. */
  progress: z.number().check(z.minimum(0), z.maximum(1)),
  /** When the current attempt began; null while queued. */
  startedAt: z.nullable(z.iso.datetime()),
  /** Until when a worker owns the work; every heartbeat moves it on. null unless running. */
  leaseUntil: z.nullable(z.iso.datetime()),
});
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>;
