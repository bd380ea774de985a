import { z } from 'zod';

export const userIdSchema = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof userIdSchema>;

export const analysisIdSchema = z.uuid().brand<'AnalysisId'>();
export type AnalysisId = z.infer<typeof analysisIdSchema>;

/** Paths with a user id accept the caller's own id, `me` or the alias `1`; all mean the signed-in user. */
export const userIdParamSchema = z.union([userIdSchema, z.literal('me'), z.literal('1')]);
export type UserIdParam = z.infer<typeof userIdParamSchema>;
