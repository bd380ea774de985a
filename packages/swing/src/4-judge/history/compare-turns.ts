import type { Measured } from '@trueswing/contracts';
import { usualConfidence } from '../../3-measure/turns/judge-turn.ts';
import type { Turn, TurnSource } from '../../3-measure/turns/turn-model.ts';
import generated from './repeat-errors.generated.json' with { type: 'json' };

/** Precision with which the change of a turn is read between two swings of one golfer with the same clothes and cameras. */
export interface RepeatError {
  /** Degrees that a reading changes when the turn changes by one: a reading shrinks what it is unsure of. */
  readonly gain: number;
  /** 90 % of all changes, corrected by the gain, are within this of the true change. */
  readonly within90Deg: number;
}
/** From pairs of rendered swings, read by the blend of landmarks and pictures (docs/research/turns.md). */
const repeatErrors: Partial<Record<TurnSource, Partial<Record<Turn, RepeatError>>>> = generated;

export type TurnChange =
  | { readonly kind: 'beyond-noise'; readonly deg: number }
  | { readonly kind: 'noise' }
  /** The swings were filmed from other views, or no error is known for the change. */
  | { readonly kind: 'not-comparable' };

/**
 * A mean of two readings errs no more than the worse of them. The gain is the greater one, so that no change is read larger than it is.
 */
function errorOfTwoSwings(turn: Turn): RepeatError | undefined {
  const [front, behind] = [repeatErrors.faceOn?.[turn], repeatErrors.downTheLine?.[turn]];
  if (!front || !behind) return undefined;
  return {
    gain: Math.max(front.gain, behind.gain),
    within90Deg: Math.max(front.within90Deg, behind.within90Deg),
  };
}

const sources = { 'face-on': 'faceOn', 'down-the-line': 'downTheLine', both: 'both' } as const;

/** Precision with which a change of this turn is read; undefined if no one has measured it. */
export function repeatErrorOf(
  turn: Turn,
  { views, isOfTwoSwings }: Pick<Measured, 'views' | 'isOfTwoSwings'>,
): RepeatError | undefined {
  if (!views) return undefined;
  return isOfTwoSwings ? errorOfTwoSwings(turn) : repeatErrors[sources[views]]?.[turn];
}

/** Factor on the error of a reading from a video that is unlike those of the calibration, or in which the golfer was lost at address. */
export const stretchOfReading = ({ confidence }: Pick<Measured, 'confidence'>): number =>
  Math.max(1, usualConfidence / confidence);

/** Whether a turn differs between two swings that were filmed alike (`isFilmedAlike`) by more than its reading errs. */
export function compareTurns(turn: Turn, now: Measured, before: Measured): TurnChange {
  if (!now.views || now.views !== before.views || now.isOfTwoSwings !== before.isOfTwoSwings) {
    return { kind: 'not-comparable' };
  }
  const error = repeatErrorOf(turn, now);
  if (!error) return { kind: 'not-comparable' };
  const deg = (now.value - before.value) / error.gain;
  const within90Deg = error.within90Deg * Math.max(stretchOfReading(now), stretchOfReading(before));
  return Math.abs(deg) > within90Deg ? { kind: 'beyond-noise', deg } : { kind: 'noise' };
}
