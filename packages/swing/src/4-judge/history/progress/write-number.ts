/** Decimals of a number, or that it is written in halves: "2", "2.5". */
export type Digits = number | 'halves';

/** "6,214", "−0.4": a true minus sign, and none for a number that rounds to nothing. */
export function writeNumber(value: number, digits: Digits): string {
  const [least, most] = digits === 'halves' ? [0, 1] : [digits, digits];
  return (digits === 'halves' ? roundNumber(value, digits) : value)
    .toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
    .replace(/^-(?=0(?:\.0*)?$)/, '')
    .replace('-', '−');
}

/** The size rounded up to the digits that are written: of a change that would show, less would not. */
export function roundNumberUp(size: number, digits: Digits): number {
  const steps = digits === 'halves' ? 2 : 10 ** digits;
  return Math.ceil(size * steps - 1e-9) / steps;
}

/** The number as it is written; a size and its negative are rounded alike. */
export const roundNumber = (value: number, digits: Digits): number =>
  digits === 'halves' ? (Math.sign(value) * Math.round(Math.abs(value) * 2)) / 2 + 0 : Number(value.toFixed(digits));
