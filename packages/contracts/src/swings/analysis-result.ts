import { z } from 'zod/mini';
import { ballHistorySchema } from './ball-history.ts';
import { findingSchema, measurementsSchema } from './swing-measurements.ts';
import {
  analysisTextsSchema,
  mobilityAnalysisSchema,
  optionalVideoPairSchema,
  viewAnalysisSchema,
} from './technical-details.ts';

/** Everything that the worker writes for a finished analysis (column `result`, jsonb). */
export const analysisResultSchema = z.object({
  algorithm: z.string(),
  poseModel: z.string(),
  /** The writer of the text: 'deterministic' or the language model's name. */
  writer: z.string(),
  faceOn: viewAnalysisSchema,
  downTheLine: z.nullable(viewAnalysisSchema),
  filmPair: optionalVideoPairSchema,
  /** Fused measurements, as shown to the golfer. */
  measurements: measurementsSchema,
  findings: z.array(findingSchema),
  mobilityAnalysis: mobilityAnalysisSchema,
  analysisResults: analysisTextsSchema,
  swingStrengths: z.array(z.string()),
  swingWeaknesses: z.array(z.string()),
  keyIssues: z.array(z.string()),
  /** One paragraph: the priority and what to do first. */
  recommendations: z.string(),
  exerciseRecommendations: z.array(z.string()),
  launchMonitorAssessment: z.nullable(z.string()),
  /** The golfer's averages with the club that the verdict weighed; absent without other shots, and in older results. */
  ballHistory: z.optional(ballHistorySchema),
  warnings: z.array(z.string()),
  timingsMs: z.record(z.string(), z.number()),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;
