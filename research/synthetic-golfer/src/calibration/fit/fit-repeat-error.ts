import type { RepeatError } from '@trueswing/swing';
import { quantile } from './quantile.ts';

/** A turn of two swings of one golfer with the same clothes and cameras, as it was read on a held-out body and as it was. */
export interface PairChange {
  readonly readDeg: number;
  readonly trueDeg: number;
}

/** A regression shrinks what it is unsure of, so a change reads too small: it is corrected before its error is measured. */
export function fitRepeatError(changes: readonly PairChange[]): RepeatError {
  const total = (of: (change: PairChange) => number) => changes.reduce((sum, change) => sum + of(change), 0);
  const gain = total(({ readDeg, trueDeg }) => readDeg * trueDeg) / total(({ trueDeg }) => trueDeg * trueDeg);
  const errors = changes.map(({ readDeg, trueDeg }) => Math.abs(readDeg / gain - trueDeg));
  return { gain: Number(gain.toPrecision(3)), within90Deg: Number(quantile(errors, 0.9).toPrecision(3)) };
}
