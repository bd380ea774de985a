import { z } from 'zod/mini';

export const userIdSchema = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof userIdSchema>;

export const analysisIdSchema = z.uuid().brand<'AnalysisId'>();
export type AnalysisId = z.infer<typeof analysisIdSchema>;
