import { TrendChart } from '../../ui/charts/trend-chart.tsx';
import type { Reading, TrendPoint } from '../../ui/charts/trend-point.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 5, 30);
/** Made-up values. */
const speedsMph = [96.2, 97.8, 97.1, 99.4, 98.6, 100.9];
const points: TrendPoint[] = speedsMph.map((value, at) => ({
  id: `sample-${at}`,
  atMs: nowMs - (speedsMph.length - at) * 5 * dayMs,
  reading: { value, plusMinus: 1.5 },
}));
const mean = speedsMph.reduce((sum, speed) => sum + speed, 0) / speedsMph.length;
const describe = (reading: Reading) =>
  'value' in reading ? `${reading.value.toFixed(1)} mph ± ${reading.plusMinus?.toFixed(1)}` : reading.withheld;

export function ChartSample() {
  return (
    <TrendChart
      title="Club speed, an example"
      points={points}
      average={{ sinceMs: nowMs - 30 * dayMs, mean, standardDeviation: 1.7, n: points.length }}
      nowMs={nowMs}
      minSpan={10}
      pointName="swing"
      describe={describe}
      formatTick={(value) => value.toFixed(Number.isInteger(value) ? 0 : 1)}
      averageText={`30-day average ${mean.toFixed(1)} mph ± 1.7 (n = ${points.length})`}
    />
  );
}
