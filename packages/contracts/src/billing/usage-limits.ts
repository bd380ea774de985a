import { z } from 'zod/mini';

/** `limit` 999 means unlimited. */
const useSchema = z.object({ used: z.int().check(z.minimum(0)), limit: z.int().check(z.minimum(0)) });

/** Answer of GET /api/usage-limits. */
export const usageLimitsSchema = z.object({
  isPremium: z.boolean(),
  videoUploads: useSchema,
  analysisViews: useSchema,
  workoutViews: useSchema,
});
export type UsageLimits = z.infer<typeof usageLimitsSchema>;
