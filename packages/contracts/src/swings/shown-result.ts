import { z } from 'zod/mini';
import { listedSwingSchema, swingAnalysisSchema } from './swing-analysis.ts';

const shownKeys = {
  keyIssues: true,
  recommendations: true,
  exerciseRecommendations: true,
  launchMonitorAssessment: true,
  swingStrengths: true,
  swingWeaknesses: true,
  technicalDetails: true,
  mobilityAnalysis: true,
  analysisResults: true,
} as const;

/** The part of an analysis that comes from its result alone, and does not change until that is computed again. */
export const shownResultSchema = z.pick(swingAnalysisSchema, shownKeys);
export type ShownResult = z.infer<typeof shownResultSchema>;

/** The same part in a list. */
export const listedResultSchema = z.pick(listedSwingSchema, shownKeys);
export type ListedResult = z.infer<typeof listedResultSchema>;

/** JSON that is stored of a result: both forms. */
export const storedJsonSchema = z.object({ shown: shownResultSchema, listed: listedResultSchema });

/** The other part: the swing and the URLs of its files. */
export const swingHeadSchema = z.omit(swingAnalysisSchema, shownKeys);
export type SwingHead = z.infer<typeof swingHeadSchema>;
