import { exerciseLogBodySchema } from '@trueswing/contracts';
import { z } from 'zod/mini';

/** A completed exercise that the server may not know of yet, with what was trained. */
export const queuedExerciseSchema = z.object({
  exerciseName: z.string(),
  /** Day of the workout that it belongs to. */
  day: z.iso.date(),
  queuedAtMs: z.number(),
  isCompletionSent: z.boolean(),
  /** Premium had ended when it was sent: it waits until it is back. */
  isHeld: z._default(z.boolean(), false),
  log: exerciseLogBodySchema,
  /** The same for each attempt, so that the server stores the log once. */
  logKey: z.string(),
});
export type QueuedExercise = z.infer<typeof queuedExerciseSchema>;
