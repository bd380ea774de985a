/** "6,214", "−0.4": a true minus sign, and none for a number that rounds to nothing. */
export const writeNumber = (value: number, digits: number): string =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace(/^-(?=0(?:\.0*)?$)/, '')
    .replace('-', '−');
