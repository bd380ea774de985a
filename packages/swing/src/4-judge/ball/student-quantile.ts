/**
 * Quantile of Student's t by Fisher's expansion about the normal quantile (Abramowitz and Stegun 26.7.5). From three degrees of
 * freedom on it is within 1 % for the shares that are used here.
 */
export function studentQuantile(normalQuantile: number, degreesOfFreedom: number): number {
  const z = normalQuantile;
  const v = degreesOfFreedom;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / v ** (index + 1), z);
}

/**
 * Normal quantiles: an interval between both ends of the first holds 99 of 100 values, of the second nine of ten; nine of ten lie
 * below the third.
 */
export const ninetyNineOfHundredBetween = 2.5758;
export const nineOfTenBetween = 1.6449;
export const nineOfTenBelow = 1.2816;
