import { z } from 'zod';

const metrics = ['clubSpeed', 'ballSpeed', 'smashFactor', 'spinRate', 'carry'] as const;
export type AveragedMetric = (typeof metrics)[number];

/** Precision of a mean: n swings, and their standard deviation in the metric's unit (null below two). */
const certaintySchema = z.object({ n: z.int().min(0), standardDeviation: z.number().nullable() });

/** Means over 30 days with one club. Speeds in mph, carry in yards, spin in rpm; null if no swing has the value. */
export const monthlyAverageSchema = z.object({
  hasData: z.boolean(),
  clubSpeed: z.number().nullable(),
  ballSpeed: z.number().nullable(),
  smashFactor: z.number().nullable(),
  spinRate: z.number().nullable(),
  carry: z.number().nullable(),
  certainty: z.record(z.enum(metrics), certaintySchema),
});
export type MonthlyAverage = z.infer<typeof monthlyAverageSchema>;
