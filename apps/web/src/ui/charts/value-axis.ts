import type { Range, TrendAverage, TrendPoint } from './trend-point.ts';

/** No quarters: their marks would need a digit more than the values have. */
const steps = [1, 2, 5, 10];

/** Round values at even distances that enclose a range: three to six of them. */
export function roundTicks({ min, max }: Range): number[] {
  const span = max - min;
  const magnitude = 10 ** Math.floor(Math.log10(span / 4));
  const step = magnitude * (steps.find((each) => each * magnitude * 4 >= span) ?? 10);
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil(max / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(10)));
}

/**
 * What the axis has to hold: each value with its ±, the average with its spread, and the target. It need not begin at 0,
 * since dots stand for the values and not lengths; `leastSpan` keeps a difference of nothing from filling the chart.
 */
export function valuesToShow(
  points: readonly TrendPoint[],
  average: TrendAverage | null,
  target: Range | null,
  leastSpan: number,
): Range {
  const ends = points.flatMap(({ reading }) =>
    'value' in reading
      ? [reading.value - (reading.plusMinus ?? 0), reading.value + (reading.plusMinus ?? 0)]
      : ([] as number[]),
  );
  if (average) {
    const spread = average.standardDeviation ?? 0;
    ends.push(average.mean - spread, average.mean + spread);
  }
  if (target) ends.push(target.min, target.max);
  if (ends.length === 0) return { min: 0, max: leastSpan };
  const min = Math.min(...ends);
  const max = Math.max(...ends);
  const missing = Math.max(0, leastSpan - (max - min)) / 2;
  return { min: min - missing, max: max + missing };
}
