import type { Interval } from '@trueswing/contracts';

/**
 * Belief about a number: the truth lies above and below the value equally often, and in 90 of 100 cases within the
 * interval. Each side is half of a normal distribution, as wide as its end of the interval says.
 */
export interface SplitNormal {
  readonly value: number;
  readonly interval: Readonly<Interval>;
}

/** Standard deviations from the middle to the end of the interval: one case in twenty lies beyond. */
const deviationsToEnd = 1.6449;

/** The probability that the truth is below the bound. */
export function chanceBelow({ value, interval }: SplitNormal, bound: number): number {
  const sideWidth = bound < value ? value - interval.low : interval.high - value;
  if (bound === value) return 0.5;
  return normalShareBelow(((bound - value) / Math.max(sideWidth, 1e-9)) * deviationsToEnd);
}

/** The same belief, given that the truth is not outside these limits. The value moves to its new middle. */
export function limitTo(belief: SplitNormal, min: number, max: number): SplitNormal {
  const below = chanceBelow(belief, min);
  const within = chanceBelow(belief, max) - below;
  if (within <= 0) return belief;
  const quantile = (share: number): number => {
    let [low, high] = [min, max];
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (chanceBelow(belief, middle) < below + share * within) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return { value: quantile(0.5), interval: { low: quantile(0.05), high: quantile(0.95) } };
}

/** Share of a normal distribution below this many standard deviations (Abramowitz and Stegun 7.1.26, error below 2e-7). */
export function normalShareBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const beyond = (series * Math.exp(-x * x)) / 2;
  return deviations < 0 ? beyond : 1 - beyond;
}
