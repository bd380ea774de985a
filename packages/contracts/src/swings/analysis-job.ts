import { z } from 'zod/mini';
import { analysisIdSchema } from '../ids.ts';

/** BullMQ queue that schedules the heavy work. The state of the work is in Postgres. */
export const analyzeVideoQueue = 'analyze-video';

export const analyzeVideoJobSchema = z.object({
  analysisId: analysisIdSchema,
  attempt: z.int().check(z.minimum(1)),
  /** The request that uploaded the swing, for logs and traces. */
  requestId: z.optional(z.string()),
  traceparent: z.optional(z.string()),
});
export type AnalyzeVideoJob = z.infer<typeof analyzeVideoJobSchema>;

/** Each attempt has its own BullMQ id: BullMQ silently ignores a job whose id has failed before. */
export const analyzeVideoJobId = (job: AnalyzeVideoJob): string => `analysis-${job.analysisId}-${job.attempt}`;

/** Stages of the work, in order. The steps of the loading screen come from them. */
export const analysisStages = ['queued', 'probe', 'transcode', 'pose', 'measure', 'write', 'store', 'done'] as const;
export const analysisStageSchema = z.enum(analysisStages);
export type AnalysisStage = z.infer<typeof analysisStageSchema>;

export const analysisJobStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed']);
export type AnalysisJobStatus = z.infer<typeof analysisJobStatusSchema>;
