import type { LengthUnit } from '@trueswing/contracts';

export const cmPerInch = 2.54;

/** Height of a golfer, and the unit in which they read lengths. */
export interface Stature {
  readonly heightCm: number;
  readonly unit: LengthUnit;
}

/**
 * A share of the body height as a length: inches to the half, centimeters whole, since the error bars are an inch and more.
 * Without a known height it stays a whole percentage of it.
 */
export function toLength(percentOfHeight: number, stature: Stature | null): number {
  if (!stature) return Math.round(percentOfHeight) + 0;
  const cm = (percentOfHeight / 100) * stature.heightCm;
  return stature.unit === 'cm' ? Math.round(cm) + 0 : Math.round((cm / cmPerInch) * 2) / 2 + 0;
}

/** As `toLength`, rounded up: a length that is not known to be shorter. */
export function toLengthUp(percentOfHeight: number, stature: Stature | null): number {
  const [perUnit, parts] = stature
    ? [stature.heightCm / 100 / (stature.unit === 'cm' ? 1 : cmPerInch), stature.unit === 'cm' ? 1 : 2]
    : [1, 1];
  return Math.ceil(percentOfHeight * perUnit * parts - 1e-9) / parts;
}

/** Unit that follows the number of `toLength`, with its space. */
export const lengthUnitOf = (stature: Stature | null): ' in' | ' cm' | ' %' => (stature ? ` ${stature.unit}` : ' %');

/** "2.5 in", "6 cm", or "4 %" of a height that is not known. */
export const formatLength = (percentOfHeight: number, stature: Stature | null): string =>
  `${String(toLength(percentOfHeight, stature)).replace('-', '−')}${lengthUnitOf(stature)}`;

const sentenceEnd = /(?<=[.!?]) /;
const isAboutHeight = / % of (?:your|body) height/;
const shares = /(−?\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? %(?: of (?:your|body) height)?/g;

/**
 * A written text with the shares of the body height as lengths: "7 % of your height, where up to 4 % is usual" is "5 in, where up to
 * 3 in is usual". Without a known height it stays as it was written.
 */
export function sayInLengths(text: string, stature: Stature | null): string {
  if (!stature) return text;
  const length = (share: string) => formatLength(Number(share.replace('−', '-')), stature);
  const convert = (_: string, from: string, upTo?: string) =>
    upTo === undefined ? length(from) : `${toLength(Number(from), stature)}–${length(upTo)}`;
  return text
    .split(sentenceEnd)
    .map((sentence) => (isAboutHeight.test(sentence) ? sentence.replace(shares, convert) : sentence))
    .join(' ');
}
