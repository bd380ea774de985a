import { z } from 'zod/mini';
import { uploadClubSchema } from '../clubs.ts';
import { analysisIdSchema } from '../ids.ts';
import { measurementsSchema, timeBaseSchema } from './swing-measurements.ts';
import { viewAnalysisSchema } from './technical-details.ts';

/** The setting of a video: what two swings must have in common for their turns to be compared. */
const progressViewSchema = z.extend(
  z.pick(viewAnalysisSchema, { view: true, handedness: true, widthPx: true, heightPx: true, framing: true }),
  // A gateway of an older release sends no factor.
  { timeBase: z.partial(z.pick(timeBaseSchema, { fps: true, slowMotionFactor: true }), { slowMotionFactor: true }) },
);

/** A finished swing with what its change over time is judged by. */
export const progressSwingSchema = z.object({
  id: analysisIdSchema,
  createdAt: z.iso.datetime(),
  clubSelection: uploadClubSchema,
  algorithm: z.string(),
  faceOn: progressViewSchema,
  downTheLine: z.nullable(progressViewSchema),
  measurements: measurementsSchema,
});
export type ProgressSwing = z.infer<typeof progressSwingSchema>;
