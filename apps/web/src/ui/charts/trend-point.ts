/** What is known at one moment: a number with its ± (null where none is told), a bound of it, or why there is no number. */
export type Reading =
  | { readonly value: number; readonly plusMinus: number | null; readonly bound?: 'at-least' | 'at-most' | undefined }
  | { readonly withheld: string };

export interface TrendPoint {
  readonly id: string;
  readonly atMs: number;
  readonly reading: Reading;
}

/** The mean of the last days, with what it stands on. */
export interface TrendAverage {
  readonly sinceMs: number;
  readonly mean: number;
  readonly standardDeviation: number | null;
  readonly n: number;
}

/** From lowest to highest value that something covers. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A number without a bound: only such are joined by a line and averaged. */
export const isExact = (reading: Reading): reading is { value: number; plusMinus: number | null } =>
  'value' in reading && reading.bound === undefined;
