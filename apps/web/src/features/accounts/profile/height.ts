import type { LengthUnit } from '@trueswing/contracts';
import { cmPerInch } from '@trueswing/swing';

const inchesPerFoot = 12;

interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

/** A height as golfers in the United States say it, to the nearest inch. */
export function feetAndInchesOf(heightCm: number): FeetAndInches {
  const inches = Math.round(heightCm / cmPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** To a millimeter. NaN unless the feet are whole and the inches less than a foot. */
export function heightCmOf({ feet, inches }: FeetAndInches): number {
  if (!Number.isInteger(feet) || feet < 0 || !(inches >= 0 && inches < inchesPerFoot)) return Number.NaN;
  return Math.round((feet * inchesPerFoot + inches) * cmPerInch * 10) / 10;
}

/** "5′11″" or "180 cm". */
export function formatHeight(heightCm: number, unit: LengthUnit): string {
  if (unit === 'cm') return `${Math.round(heightCm)} cm`;
  const { feet, inches } = feetAndInchesOf(heightCm);
  return `${feet}′${inches}″`;
}
