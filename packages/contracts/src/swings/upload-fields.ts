import { z } from 'zod/mini';
import { genderSchema, handednessSchema, uploadClubSchema } from '../clubs.ts';
import { uuidSchema } from '../ids.ts';
import { anyText } from '../plain-text.ts';
import { launchMonitorFields } from './launch-monitor-fields.ts';
import { mapToApi } from './shot-api-names.ts';

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

export const ageBounds = { min: 10, max: 100 } as const;

/** Whether the videos are slow motion, by the rate at which the camera filmed. */
export const slowMotionSchema = z.enum(['no', '120', '240', 'unknown']);
export type SlowMotion = z.infer<typeof slowMotionSchema>;

/** Whether two phones filmed the same swing; otherwise two videos are two swings. */
const sameSwingSchema = z.enum(['yes', 'no']);

/** The text fields of POST /api/swing-analyses; an empty field counts as absent. */
export const uploadFieldsSchema = z.object({
  userId: formText(z.optional(anyText())),
  clubSelection: formText(z.optional(uploadClubSchema)),
  gender: formText(z.optional(genderSchema)),
  handedness: formText(z._default(handednessSchema, 'right')),
  slowMotion: formText(z._default(slowMotionSchema, 'unknown')),
  sameSwing: formText(z._default(sameSwingSchema, 'no')),
  /** When the camera filmed, as far as the file says it. */
  filmedAt: formText(z.optional(z.iso.datetime())),
  /** The imported shot from which the numbers were filled. */
  shotId: formText(z.optional(uuidSchema)),
  age: formNumber(z.number().check(z.int(), z.minimum(ageBounds.min), z.maximum(ageBounds.max))),
  ...mapToApi((field) => between(launchMonitorFields[field])),
});
export type UploadFields = z.infer<typeof uploadFieldsSchema>;
