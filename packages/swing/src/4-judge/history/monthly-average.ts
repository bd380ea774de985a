import {
  type AveragedField,
  averagedFields,
  type BallAverages,
  launchMonitorFields,
  type MonthlyAverage,
} from '@trueswing/contracts';

/** The period of the monthly averages. */
export const averageWindowDays = 30;

type Metric = keyof MonthlyAverage['certainty'];

/** The monthly averages of the specification, from the averages of all numbers. */
export function monthlyAverageOf(averages: BallAverages): MonthlyAverage {
  const metrics: (readonly [metric: Metric, name: AveragedField | 'smashFactor'])[] = [
    ...averagedFields.map((field) => [launchMonitorFields[field].apiName, field] as const),
    ['smashFactor', 'smashFactor'],
  ];
  const means = Object.fromEntries(metrics.map(([metric, name]) => [metric, averages[name].mean]));
  const certainty = Object.fromEntries(
    metrics.map(([metric, name]) => {
      const { n, leftOut, standardDeviation } = averages[name];
      return [metric, { n, leftOut, standardDeviation }];
    }),
  );
  const hasData = metrics.some(([, name]) => averages[name].n > 0);
  return { hasData, ...means, certainty } as MonthlyAverage;
}
