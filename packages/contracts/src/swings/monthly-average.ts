import { z } from 'zod/mini';

const metrics = ['clubSpeed', 'ballSpeed', 'smashFactor', 'spinRate', 'carry'] as const;
export type AveragedMetric = (typeof metrics)[number];

/** Precision of a mean: n swings, and their standard deviation in the metric's unit (null below two). */
const certaintySchema = z.object({ n: z.int().check(z.minimum(0)), standardDeviation: z.nullable(z.number()) });

/** Means over 30 days with one club. Speeds in mph, carry in yards, spin in rpm; null if no swing has the value. */
export const monthlyAverageSchema = z.object({
  hasData: z.boolean(),
  clubSpeed: z.nullable(z.number()),
  ballSpeed: z.nullable(z.number()),
  smashFactor: z.nullable(z.number()),
  spinRate: z.nullable(z.number()),
  carry: z.nullable(z.number()),
  certainty: z.record(z.enum(metrics), certaintySchema),
});
export type MonthlyAverage = z.infer<typeof monthlyAverageSchema>;
