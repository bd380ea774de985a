/** Count, mean and sample standard deviation (n − 1; null below two values). */
export interface Spread {
  readonly n: number;
  readonly mean: number | null;
  readonly standardDeviation: number | null;
}

/** Mean and standard deviation in the unit of the values, with all their digits: what is rounded first spoils what is computed of it. */
export function describeSpread(values: readonly number[]): Spread {
  const n = values.length;
  if (n === 0) return { n, mean: null, standardDeviation: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { n, mean, standardDeviation: n === 1 ? null : Math.sqrt(squares / (n - 1)) };
}
