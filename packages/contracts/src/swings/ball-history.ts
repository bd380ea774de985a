import { z } from 'zod/mini';

const known = z.nullable(z.number());

/** Precision of the mean of a number, in the number's unit. */
export const certaintySchema = z.object({
  /** Shots that are averaged. */
  n: z.number(),
  /** Shots that have the number but lie so far from the others that they are not averaged. A version before leaves none out. */
  leftOut: z._default(z.number(), 0),
  /** null below two shots. */
  standardDeviation: known,
});

/** Average of one number over shots with one club. The mean is null without shots. */
export const ballAverageSchema = z.extend(certaintySchema, { mean: known });
export type BallAverage = z.infer<typeof ballAverageSchema>;

/** The averages that a verdict weighs, by `BallNumberName`; numbers without a shot are left out. */
export const ballHistorySchema = z.record(z.string(), ballAverageSchema);
export type BallHistory = z.infer<typeof ballHistorySchema>;
