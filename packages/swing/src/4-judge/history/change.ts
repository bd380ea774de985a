import type { Measured } from '@trueswing/contracts';

/**
 * Change of a value since another swing. The difference is that of the values as they are shown, so that a golfer who
 * subtracts them gets the same. `beyond-noise`: swings without a change differ as much in one of ten cases, so it says nothing of the
 * usual swing (docs/decisions/0078-what-really-changed.md). `open`: there are too few swings to say whether it is noise.
 */
export type Change =
  | { readonly kind: 'beyond-noise' | 'noise' | 'open'; readonly difference: number }
  | { readonly kind: 'not-comparable'; readonly reason: Incomparable };

/** `unknown-error`: no one has measured yet how much this number differs between videos of the same swing. */
export type Incomparable = 'other-version' | 'other-filming' | 'unknown-error' | 'bound';

/** Rounds to the step in which a value is shown. */
export const toStep = (value: number, step: number): number => tidy(Math.round(value / step) * step);

/** Difference of the values as they are shown. */
export const shownDifference = (now: number, before: number, step: number): number =>
  tidy(toStep(now, step) - toStep(before, step));

/** Removes floating-point noise: 98.4 − 94 must be 4.4, not a little more. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** A difference that the two ± can explain is noise. */
export function compareMeasured(now: Measured, before: Measured, step: number): Change {
  if (now.bound || before.bound) return { kind: 'not-comparable', reason: 'bound' };
  const combinedError = Math.hypot(now.plusMinus, before.plusMinus);
  const isBeyond = Math.abs(tidy(now.value - before.value)) > tidy(combinedError);
  return { kind: isBeyond ? 'beyond-noise' : 'noise', difference: shownDifference(now.value, before.value, step) };
}

/** Fewer swings do not show how far a golfer's swings lie apart. */
const fewestSwings = 4;
/** Standard deviations that two swings of one golfer lie apart at most, in 90 of 100 cases: 1.645 · √2. */
const usualSpread = 2.33;

/** A launch monitor's number is exact, but no two swings are alike: a difference that the golfer's own spread holds is noise. */
export function compareTyped(
  now: number,
  before: number,
  { n, standardDeviation }: { readonly n: number; readonly standardDeviation: number | null },
  step: number,
): Change {
  const difference = shownDifference(now, before, step);
  if (standardDeviation === null || n < fewestSwings) return { kind: 'open', difference };
  return { kind: Math.abs(difference) > usualSpread * standardDeviation ? 'beyond-noise' : 'noise', difference };
}
