/** Count, mean and sample standard deviation (n − 1; null below two values). */
export interface Spread {
  readonly n: number;
  readonly mean: number | null;
  readonly standardDeviation: number | null;
}

/** Mean and standard deviation to two decimals, in the unit of the values. */
export function describeSpread(values: readonly number[]): Spread {
  const n = values.length;
  if (n === 0) return { n, mean: null, standardDeviation: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return roundSpread({ n, mean, standardDeviation: n === 1 ? null : Math.sqrt(squares / (n - 1)) });
}

/** The mean of one value is that value, with all its digits: rounded twice, it could be shown as another one. */
export const roundSpread = ({ n, mean, standardDeviation }: Spread): Spread => ({
  n,
  mean: n === 1 || mean === null ? mean : toHundredths(mean),
  standardDeviation: standardDeviation === null ? null : toHundredths(standardDeviation),
});

const toHundredths = (value: number): number => Math.round(value * 100) / 100;
