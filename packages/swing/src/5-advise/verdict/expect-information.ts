import type { Measured } from '@trueswing/contracts';
import { type Band, chanceWithin, withInterval } from '../../4-judge/targets/bands.ts';

/** Bits of an unknown yes or no. */
export const entropyBits = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);

const steps = 24;
/** Midpoints over ± 3 standard deviations, and the density at each. */
const deviations = Array.from({ length: steps }, (_, i) => -3 + (6 * (i + 0.5)) / steps);
const densities = deviations.map((z) => Math.exp((-z * z) / 2));
const total = densities.reduce((sum, density) => sum + density, 0);
/** Standard deviations from the middle to the end of an interval that holds nine of ten. */
const deviationsToEnd = 1.6449;

/**
 * Bits that are expected of a second measurement about whether the truth lies in the band, if its error leaves `ratio` of
 * today's. The new value is spread about today's as far as the error shrinks.
 */
export function expectedGainBits(measured: Measured, band: Band, ratio: number): number {
  const { value, interval } = withInterval(measured);
  if (!interval || measured.bound) return 0;
  const deviation = (interval.high - interval.low) / 2 / deviationsToEnd;
  const moves = deviation * Math.sqrt(Math.max(0, 1 - ratio * ratio));
  const after = deviations.reduce((sum, z, i) => {
    const middle = value + z * moves;
    const narrowed = {
      ...measured,
      value: middle,
      interval: {
        low: middle - (value - interval.low) * ratio,
        high: middle + (interval.high - value) * ratio,
      },
    };
    return sum + (densities[i] ?? 0) * entropyBits(chanceWithin(narrowed, band));
  }, 0);
  return Math.max(0, entropyBits(chanceWithin(measured, band)) - after / total);
}
