/** 90 % of a normally distributed error are within this many standard deviations. */
export const deviationsOf90 = 1.6449;
/** An error of nothing would let any difference count. */
const smallest = 1e-6;

/**
 * Standard deviation of one attempt at a number with this ± (90 in 100 cases). The ± says how well the attempt was measured, not how far a
 * golfer's attempts lie apart: that no one has measured, so a standard deviation as large as the ± is assumed (docs/research/seasons.md).
 */
export const deviationWithSpread = (plusMinus: number): number =>
  Math.max(smallest, plusMinus * Math.hypot(1 / deviationsOf90, 1));
