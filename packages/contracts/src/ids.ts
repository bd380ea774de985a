import { z } from 'zod/mini';

/** Id of a row, in lower case as PostgreSQL writes it. Ids are compared as texts, and are part of object keys, where another case is another id. */
export const uuidSchema = z.uuid().check(z.toLowerCase());

export const userIdSchema = uuidSchema.brand<'UserId'>();
export type UserId = z.infer<typeof userIdSchema>;

export const analysisIdSchema = uuidSchema.brand<'AnalysisId'>();
export type AnalysisId = z.infer<typeof analysisIdSchema>;
