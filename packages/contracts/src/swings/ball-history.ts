import { z } from 'zod/mini';

/** Average of one number over shots with one club. */
export const ballAverageSchema = z.object({
  /** Shots that are averaged. */
  n: z.number(),
  /** Shots that have the number but lie so far from the others that they are not averaged. */
  leftOut: z.number(),
  /** null without shots. */
  mean: z.nullable(z.number()),
  /** null below two shots. */
  standardDeviation: z.nullable(z.number()),
});
export type BallAverage = z.infer<typeof ballAverageSchema>;

/** The averages that a verdict weighs, by `BallNumberName`; numbers without a shot are left out. */
export const ballHistorySchema = z.record(z.string(), ballAverageSchema);
export type BallHistory = z.infer<typeof ballHistorySchema>;
