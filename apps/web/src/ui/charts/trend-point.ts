/** A value with its ± (null if it has none) or its uneven interval, or a bound of the value. */
export interface ReadValue {
  readonly value: number;
  readonly plusMinus: number | null;
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
  /** Interval of a ratio, such as the tempo. */
  readonly ratioInterval?: { readonly low: number; readonly high: number } | undefined;
  readonly bound?: 'at-least' | 'at-most' | undefined;
}

/** A value, or the reason why there is none. */
export type Reading = ReadValue | { readonly withheld: string };

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
export const isExact = (reading: Reading): reading is ReadValue => 'value' in reading && reading.bound === undefined;

/** The ends of a value's error bar; the value itself if it has none. */
export function endsOf({ value, plusMinus, interval, ratioInterval }: ReadValue): Range {
  const { low, high } = interval ?? ratioInterval ?? { low: value - (plusMinus ?? 0), high: value + (plusMinus ?? 0) };
  return { min: low, max: high };
}
