/** Tenths at most, with a true minus sign. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace('-', '−');

/** A smash factor always with two decimals: 1.50 beside 1.49. */
export const formatSmash = (smash: number): string => smash.toFixed(2);

/** Spin in whole revolutions a minute. */
export const formatSpin = (rpm: number): string => String(Math.round(rpm));
