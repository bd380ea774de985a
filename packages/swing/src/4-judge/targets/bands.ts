import type { Interval, Measured } from '@trueswing/contracts';
import { chanceBelow } from '../../3-measure/turns/split-normal.ts';

/** A range of values, unbounded on a side without a limit. `above` and `below` exclude the limit, `from` and `upTo` include it. */
export interface Band {
  readonly above?: number;
  readonly below?: number;
  readonly from?: number;
  readonly upTo?: number;
}

/** Below this confidence a measurement is shown, but no finding rests on it, and it is not judged on a dial. */
export const minConfidence = 0.3;
/** A turn is judged when its probability is at least this. */
export const likelyShare = 0.8;
/**
 * A turn is called a fault from here on. A dial says "likely" from 80 %, but three dials are read of each swing: at 80 % a sound drawn
 * swing is ordered to change, at 85 % none of 20 is (docs/research/verdict.md).
 */
export const faultShare = 0.85;
/**
 * From here on "likely" is left out. A hair above 95 %, which a value has whose ± just reaches the limit: that is no finding, and
 * only likely on a dial.
 */
export const sureShare = 0.95001;

/**
 * Checks whether a measurement is in the band: a turn in all likelihood, a ratio of times with its whole interval, anything
 * else with its whole ±, which is a probability of 95 % and more. A measurement that is only a bound is unbounded on the other
 * side. Findings, the words in their texts, and the marks of rows and dials share this check.
 */
export function isWithin(measured: Measured, band: Band): boolean {
  const chance = chanceOfTurn(measured, band);
  return chance === null ? certainlyWithin(measured, band) : chance >= likelyShare;
}

/** Checks whether a measurement is a fault: in the band as by `isWithin`, and a turn with the greater probability of `faultShare`. */
export function isFault(measured: Measured, band: Band): boolean {
  const chance = chanceOfTurn(measured, band);
  if (chance === null) return certainlyWithin(measured, band);
  return chance >= faultShare;
}

/** "likely ", with its space, for a turn that is in the band, but not almost certainly; else empty. */
export function likelyIn(measured: Measured, band: Band): '' | 'likely ' {
  const chance = chanceOfTurn(measured, band);
  return chance !== null && chance < sureShare ? 'likely ' : '';
}

/** The probability that the truth is in the band. A bound is in it for sure or not at all. */
export function chanceWithin(measured: Measured, band: Band): number {
  if (measured.bound) return certainlyWithin(measured, band) ? 1 : 0;
  return chanceOfTurn(withInterval(measured), band) ?? 0;
}

/** The probability that a turn is in the band; null for a measurement without an interval, which older turns lack too. */
export function chanceOfTurn(
  { value, interval }: Measured,
  { above, below, from = above, upTo = below }: Band,
): number | null {
  if (!interval) return null;
  const share = (bound: number | undefined, otherwise: number) =>
    bound === undefined ? otherwise : chanceBelow({ value, interval }, bound);
  return tidy(share(upTo, 1) - share(from, 0));
}

/**
 * Gives a measurement that is no turn an interval, so that it has probabilities: that of its ratio, or one as wide as its ±. Nine
 * of ten true values lie within either.
 */
export const withInterval = (measured: Measured): Measured => ({
  ...measured,
  interval: measured.interval ?? rangeOf(measured),
});

const rangeOf = ({ value, plusMinus, ratioInterval }: Measured): Interval =>
  ratioInterval ?? { low: value - plusMinus, high: value + plusMinus };

/** The error of a measurement toward a limit: of an uneven interval, the side on which the limit lies. */
export function errorToward(limit: number, measured: Measured): number {
  const { value } = measured;
  const { low, high } = measured.interval ?? rangeOf(measured);
  return limit < value ? value - low : high - value;
}

function certainlyWithin(measured: Measured, { above, below, from, upTo }: Band): boolean {
  const { low, high } = rangeOf(measured);
  const lowest = tidy(measured.bound === 'at-most' ? Number.NEGATIVE_INFINITY : low);
  const highest = tidy(measured.bound === 'at-least' ? Number.POSITIVE_INFINITY : high);
  return (
    (above === undefined || lowest > above) &&
    (below === undefined || highest < below) &&
    (from === undefined || lowest >= from) &&
    (upTo === undefined || highest <= upTo)
  );
}

/** Removes floating-point noise: 3.1 − 0.6 must be 2.5, not a little less. */
const tidy = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 : value);
