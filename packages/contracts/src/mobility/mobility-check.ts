import { z } from 'zod/mini';
import { uuidSchema } from '../ids.ts';

/** Parts that the mobility check measures: the turn of chest and hips, and of the chest while the hips keep still. */
export const mobilityParts = ['chest', 'hips', 'separation'] as const;
export type MobilityPart = (typeof mobilityParts)[number];

/** Angle by which the body turns to one side, in degrees. */
export const measuredTurnSchema = z.object({
  turnDeg: z.number().check(z.minimum(0), z.maximum(180)),
  plusMinusDeg: z.number().check(z.minimum(0), z.maximum(90)),
  repetitions: z.int().check(z.minimum(1), z.maximum(20)),
});
export type MeasuredTurn = z.infer<typeof measuredTurnSchema>;

/** Both sides of one part; null where no turn counted. */
export const turnSummarySchema = z.object({
  right: z.nullable(measuredTurnSchema),
  left: z.nullable(measuredTurnSchema),
  /** Degrees that the golfer turns farther right than left; null unless both are known better than they differ. */
  asymmetryDeg: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});
export type TurnSummary = z.infer<typeof turnSummarySchema>;

const checkFields = {
  id: uuidSchema,
  method: z.enum(['phone', 'film']),
  /** Version of the rules that measured. */
  version: z.int().check(z.minimum(1), z.maximum(1_000)),
  parts: z.object({
    chest: z.nullable(turnSummarySchema),
    hips: z.nullable(turnSummarySchema),
    separation: z.nullable(turnSummarySchema),
  }),
};

/**
 * Body of POST /api/mobility-checks. The device measures: the golfer earns nothing by it, so it is believed. Sent again with
 * the same id it is stored once. Only the server reads videos, so no device says that it did.
 */
export const mobilityCheckBodySchema = z
  .strictObject({
    ...checkFields,
    method: z.literal('phone'),
    /** Milliseconds since its last part was measured, if it waited on the device; none if missing. */
    waitedMs: z.optional(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine((check) => mobilityParts.some((part) => check.parts[part]?.right || check.parts[part]?.left), {
      error: 'At least one turn must count.',
    }),
  );
export type MobilityCheckBody = z.infer<typeof mobilityCheckBodySchema>;

export const mobilityCheckSchema = z.object({ ...checkFields, createdAt: z.iso.datetime() });
export type MobilityCheck = z.infer<typeof mobilityCheckSchema>;
