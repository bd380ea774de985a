import { z } from 'zod/mini';
import { certaintySchema } from './ball-history.ts';
import { type AveragedField, averagedFields, launchMonitorFields } from './launch-monitor-fields.ts';

type AveragedMetric = (typeof launchMonitorFields)[AveragedField]['apiName'] | 'smashFactor';
const metrics: AveragedMetric[] = [...averagedFields.map((field) => launchMonitorFields[field].apiName), 'smashFactor'];

const meanSchema = z.nullable(z.number());
const means = Object.fromEntries(metrics.map((metric) => [metric, meanSchema]));

/** Means over 30 days with one club, in the units of `launchMonitorFields`; null if no shot has the value. */
export const monthlyAverageSchema = z.object({
  hasData: z.boolean(),
  ...(means as Record<AveragedMetric, typeof meanSchema>),
  certainty: z.record(z.enum(metrics), certaintySchema),
});
export type MonthlyAverage = z.infer<typeof monthlyAverageSchema>;
