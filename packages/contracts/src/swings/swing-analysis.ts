import { z } from 'zod';
import { handednessSchema, tourSchema, uploadClubSchema } from '../clubs.ts';
import { analysisIdSchema, userIdSchema } from '../ids.ts';
import { analysisJobStatusSchema, analysisStageSchema } from './analysis-job.ts';
import { analysisResultSchema, mobilityAnalysisSchema, technicalDetailsSchema } from './analysis-result.ts';
import { swingEventNameSchema } from './swing-measurements.ts';

const keyFrameUrlsSchema = z.record(swingEventNameSchema, z.string());

/** The specification's swing analysis. Speeds in mph, distances in yards, spin in rpm, angles in degrees. */
export const swingAnalysisSchema = z.object({
  id: analysisIdSchema,
  userId: userIdSchema,
  createdAt: z.iso.datetime(),
  clubSelection: uploadClubSchema,
  handedness: handednessSchema,
  clubSpeed: z.number().nullable(),
  ballSpeed: z.number().nullable(),
  carry: z.number().nullable(),
  total: z.number().nullable(),
  spinRate: z.number().nullable(),
  clubPath: z.number().nullable(),
  faceAngle: z.number().nullable(),
  tourComparison: tourSchema.nullable(),
  /** Relative paths; null until the analysis has succeeded, or if there is no such file. */
  faceOnVideoUrl: z.string().nullable(),
  downTheLineVideoUrl: z.string().nullable(),
  faceOnPosterUrl: z.string().nullable(),
  faceOnLandmarksUrl: z.string().nullable(),
  downTheLinePosterUrl: z.string().nullable(),
  downTheLineLandmarksUrl: z.string().nullable(),
  /** A small still of each event, by its name. */
  faceOnKeyFrameUrls: keyFrameUrlsSchema.nullable(),
  downTheLineKeyFrameUrls: keyFrameUrlsSchema.nullable(),
  keyIssues: z.array(z.string()),
  recommendations: z.string().nullable(),
  exerciseRecommendations: z.array(z.string()),
  launchMonitorAssessment: z.string().nullable(),
  swingStrengths: z.array(z.string()),
  swingWeaknesses: z.array(z.string()),
  /** null while in progress. */
  technicalDetails: technicalDetailsSchema.nullable(),
  mobilityAnalysis: mobilityAnalysisSchema.nullable(),
  analysisResults: analysisResultSchema.shape.analysisResults.nullable(),
});
export type SwingAnalysis = z.infer<typeof swingAnalysisSchema>;

/** Answer of GET /api/swing-analyses/{id}?status_only=true. `status` and below are not in the specification: they report the real progress. */
export const analysisStatusSchema = z.object({
  isComplete: z.boolean(),
  hasError: z.boolean(),
  technicalDetails: technicalDetailsSchema.nullable(),
  mobilityAnalysis: mobilityAnalysisSchema.nullable(),
  status: analysisJobStatusSchema,
  stage: analysisStageSchema,
  /** 0…1 over the whole work. */
  progress: z.number().min(0).max(1),
  /** When the current attempt began; null while queued. The loading screen's 60 s start here. */
  startedAt: z.iso.datetime().nullable(),
});
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>;
