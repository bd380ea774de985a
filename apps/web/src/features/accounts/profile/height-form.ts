import { type LengthUnit, type User, updateUserBodySchema } from '@trueswing/contracts';
import { feetAndInchesOf, heightCmOf } from './height.ts';

/** A height as typed: in feet and inches, or in centimeters, as the unit says. */
export interface HeightForm {
  lengthUnit: LengthUnit;
  heightFeet: string;
  heightInches: string;
  heightCm: string;
}

export function heightFormOf({ heightCm, lengthUnit }: Pick<User, 'heightCm' | 'lengthUnit'>): HeightForm {
  const { feet, inches } = heightCm === null ? { feet: '', inches: '' } : feetAndInchesOf(heightCm);
  return {
    lengthUnit,
    heightFeet: String(feet),
    heightInches: String(inches),
    heightCm: heightCm === null ? '' : String(Math.round(heightCm)),
  };
}

/** The typed height; null if nothing is typed, undefined if it is no height. */
export function readHeightCm({
  lengthUnit,
  heightFeet,
  heightInches,
  heightCm,
}: HeightForm): number | null | undefined {
  const texts = lengthUnit === 'cm' ? [heightCm] : [heightFeet, heightInches];
  if (texts.every((text) => text.trim() === '')) return null;
  const [first = Number.NaN, inches = 0] = texts.map(Number);
  const cm = lengthUnit === 'cm' ? first : heightCmOf({ feet: first, inches });
  return updateUserBodySchema.shape.heightCm.safeParse(cm).success ? cm : undefined;
}

/** The same height in the other unit. What is no height stays as it was typed. */
export function convertTo(lengthUnit: LengthUnit, form: HeightForm): HeightForm {
  const before = readHeightCm({ ...form, lengthUnit });
  // Both describe one height: to convert what is rounded already would change it.
  if (before && isShownAs(before, form)) return { ...form, lengthUnit };
  const heightCm = readHeightCm(form);
  return heightCm ? heightFormOf({ heightCm, lengthUnit }) : { ...form, lengthUnit };
}

function isShownAs(heightCm: number, form: HeightForm): boolean {
  const shown = heightFormOf({ heightCm, lengthUnit: form.lengthUnit });
  return form.lengthUnit === 'cm'
    ? shown.heightCm === form.heightCm
    : shown.heightFeet === form.heightFeet && shown.heightInches === form.heightInches;
}
