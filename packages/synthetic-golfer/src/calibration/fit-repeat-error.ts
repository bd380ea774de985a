import { quantile } from './quantile.ts';

/** A turn of two swings of one golfer with the same clothes and cameras, as it was read on a held-out body and as it was. */
export interface TurnChange {
  readonly readDeg: number;
  readonly trueDeg: number;
}

export interface RepeatError {
  /** Degrees that a reading changes when the turn changes by one. */
  readonly gain: number;
  /** 90 % of all changes, corrected by the gain, are within this of the true change. */
  readonly within90Deg: number;
}

/** A regression shrinks what it is unsure of, so a change reads too small: it is corrected before its error is measured. */
export function fitRepeatError(changes: readonly TurnChange[]): RepeatError {
  const total = (of: (change: TurnChange) => number) => changes.reduce((sum, change) => sum + of(change), 0);
  const gain = total(({ readDeg, trueDeg }) => readDeg * trueDeg) / total(({ trueDeg }) => trueDeg * trueDeg);
  const errors = changes.map(({ readDeg, trueDeg }) => Math.abs(readDeg / gain - trueDeg));
  return { gain: Number(gain.toPrecision(3)), within90Deg: Number(quantile(errors, 0.9).toPrecision(3)) };
}
