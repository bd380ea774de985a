import type { ExerciseLog } from '@trueswing/contracts';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import type { Reading } from '../../../ui/charts/trend-point.ts';
import { historySeries } from './history-series.ts';

/** The smallest range of the value axis, in lbs or repetitions. */
const minSpan = 10;

/** Nothing until there are two values. */
export function HistoryChart({ logs }: { logs: readonly ExerciseLog[] }) {
  const series = historySeries(logs);
  if (!series) return null;
  const describe = (reading: Reading) => ('value' in reading ? `${reading.value} ${series.unit}` : reading.withheld);
  return (
    <TrendChart
      title={series.title}
      points={series.points}
      nowMs={Date.now()}
      minSpan={minSpan}
      pointName="workout"
      describe={describe}
      formatTick={String}
    />
  );
}
