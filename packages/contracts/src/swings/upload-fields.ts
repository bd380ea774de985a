import { z } from 'zod/mini';
import { genderSchema, handednessSchema, uploadClubSchema } from '../clubs.ts';

const trimmedText = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() || undefined : (value ?? undefined);

/** A form field, trimmed; an empty one is absent. */
const formText = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(trimmedText), schema);

/** Decimal numbers only, without `0x64`, `1e3` and other forms that JavaScript accepts. */
const plainDecimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const formNumber = (number: z.ZodMiniNumber<number>) =>
  formText(z.optional(z.pipe(z.pipe(z.string().check(z.regex(plainDecimal)), z.transform(Number)), number)));
const between = ({ min, max }: { min: number; max: number }) =>
  formNumber(z.number().check(z.minimum(min), z.maximum(max)));

/** Limits of the form's numbers. Units: years, mph, degrees, rpm, yards. */
export const uploadBounds = {
  age: { min: 10, max: 100 },
  clubSpeed: { min: 0, max: 150 },
  ballSpeed: { min: 0, max: 200 },
  clubPath: { min: -20, max: 20 },
  faceAngle: { min: -20, max: 20 },
  spinRate: { min: 0, max: 8000 },
  carry: { min: 0, max: 400 },
  total: { min: 0, max: 450 },
} as const;

/** Whether the films are slow motion, by the rate at which the camera filmed. */
export const slowMotionSchema = z.enum(['no', '120', '240', 'unknown']);
export type SlowMotion = z.infer<typeof slowMotionSchema>;

/** Whether two phones filmed the same swing; otherwise two videos are two swings. */
const sameSwingSchema = z.enum(['yes', 'no']);

/** The text fields of POST /api/swing-analyses; an empty field counts as absent. Units: mph, degrees, rpm, yards. */
export const uploadFieldsSchema = z.object({
  userId: formText(z.optional(z.string())),
  clubSelection: formText(z.optional(uploadClubSchema)),
  gender: formText(z.optional(genderSchema)),
  handedness: formText(z._default(handednessSchema, 'right')),
  slowMotion: formText(z._default(slowMotionSchema, 'unknown')),
  sameSwing: formText(z._default(sameSwingSchema, 'no')),
  age: formNumber(z.number().check(z.int(), z.minimum(uploadBounds.age.min), z.maximum(uploadBounds.age.max))),
  clubSpeed: between(uploadBounds.clubSpeed),
  ballSpeed: between(uploadBounds.ballSpeed),
  clubPath: between(uploadBounds.clubPath),
  faceAngle: between(uploadBounds.faceAngle),
  spinRate: between(uploadBounds.spinRate),
  carry: between(uploadBounds.carry),
  total: between(uploadBounds.total),
});
export type UploadFields = z.infer<typeof uploadFieldsSchema>;
