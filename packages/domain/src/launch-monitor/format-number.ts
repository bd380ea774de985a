/** Tenths at most, with a true minus sign. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace('-', '−');
