import { z } from 'zod/mini';
import { swingEventNameSchema } from './swing-measurements.ts';

/** The frames that a golfer gives to events of one video. Events that are left out stay where they were detected. */
export const movedEventsSchema = z.partialRecord(swingEventNameSchema, z.int().check(z.minimum(0)));
export type MovedEvents = z.infer<typeof movedEventsSchema>;

/** All moved events of an analysis, by video. */
export const keyFrameMovesSchema = z.strictObject({ faceOn: movedEventsSchema, downTheLine: movedEventsSchema });
export type KeyFrameMoves = z.infer<typeof keyFrameMovesSchema>;

/** Body of PUT /api/swing-analyses/{id}/key-frames. It replaces the moves that were saved before. */
export const keyFrameCorrectionSchema = z.strictObject({
  /** The version that the golfer sees (`SwingAnalysis.version`); the correction is rejected if there is a newer one. */
  version: z.int().check(z.minimum(0)),
  moves: keyFrameMovesSchema,
});
export type KeyFrameCorrection = z.infer<typeof keyFrameCorrectionSchema>;
