/** Middle value, or the mean of the two middle ones; NaN without values. One outlier does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Kendall's tau of a series against time: 1 if each value is above all earlier ones, -1 if below, about 0 without a trend.
 * Equal values count as no trend.
 */
export function risingShare(values: readonly number[]): number {
  let balance = 0;
  for (const [place, value] of values.entries())
    for (const earlier of values.slice(0, place)) balance += Math.sign(value - earlier);
  const pairs = (values.length * (values.length - 1)) / 2;
  return pairs === 0 ? 0 : balance / pairs;
}
