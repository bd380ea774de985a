import { endsOf, type Range, type TrendAverage, type TrendPoint } from './trend-point.ts';

/** No steps of 2.5: their labels would need one more digit than the values. */
const steps = [1, 2, 5, 10];

/** Three to six round, evenly spaced values that enclose a range. */
export function roundTicks({ min, max }: Range): number[] {
  const span = max - min;
  const magnitude = 10 ** Math.floor(Math.log10(span / 4));
  const step = magnitude * (steps.find((each) => each * magnitude * 4 >= span) ?? 10);
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil(max / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(10)));
}

/**
 * The range that the axis covers: each value with its ±, the average with its spread, and the target. It need not start
 * at 0, as dots show positions and not lengths. `minSpan` prevents a tiny difference from filling the chart.
 */
export function valuesToShow(
  points: readonly TrendPoint[],
  average: TrendAverage | null,
  target: Range | null,
  minSpan: number,
): Range {
  const ends = points.flatMap(({ reading }) => ('value' in reading ? Object.values(endsOf(reading)) : []));
  if (average) {
    const spread = average.standardDeviation ?? 0;
    ends.push(average.mean - spread, average.mean + spread);
  }
  if (target) ends.push(target.min, target.max);
  if (ends.length === 0) return { min: 0, max: minSpan };
  const min = Math.min(...ends);
  const max = Math.max(...ends);
  const missing = Math.max(0, minSpan - (max - min)) / 2;
  return { min: min - missing, max: max + missing };
}
