/** A value with its ± (null if it has none), a bound of the value, or the reason why there is no value. */
export type Reading =
  | { readonly value: number; readonly plusMinus: number | null; readonly bound?: 'at-least' | 'at-most' | undefined }
  | { readonly withheld: string };

export interface TrendPoint {
  readonly id: string;
  readonly atMs: number;
  readonly reading: Reading;
}

/** The mean of the last days, with its spread and the number of swings. */
export interface TrendAverage {
  readonly sinceMs: number;
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** The lowest and the highest value of a range. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A value that is not a bound. Only these are connected by a line and averaged. */
export const isExact = (reading: Reading): reading is { value: number; plusMinus: number | null } =>
  'value' in reading && reading.bound === undefined;
