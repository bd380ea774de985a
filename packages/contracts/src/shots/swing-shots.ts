import { z } from 'zod/mini';
import { genderSchema } from '../clubs.ts';
import { uuidSchema } from '../ids.ts';
import { anyText } from '../plain-text.ts';
import { loggedShotSchema } from './logged-shot.ts';

/** Body of PUT /api/swing-analyses/{id}/shot: the imported shot that was hit with the swing. */
export const shotJoinSchema = z.strictObject({
  // No UUID check: an unknown id of any form is 404.
  shotId: anyText().check(z.maxLength(100)),
  /** The tour to compare with, for a swing that was uploaded without one. It does not change another one. */
  gender: z.optional(genderSchema),
});
export type ShotJoin = z.infer<typeof shotJoinSchema>;

const swingShotSchema = z.extend(loggedShotSchema, {
  /** False if the file says no time of day: then `hitAt` is noon of the day, or without a day the time of the import. */
  hasTime: z.boolean(),
});

/** A shot that may be joined. */
const joinableShotSchema = z.extend(swingShotSchema, {
  /** True if it is joined to another swing. */
  isTaken: z.boolean(),
});
export type JoinableShot = z.infer<typeof joinableShotSchema>;

/** Shots of one file with the club of the swing and a number for it, in the order in which they were hit. */
const shotSessionSchema = z.object({
  importId: uuidSchema,
  fileName: z.string(),
  /** Name of the maker, or `Own columns`. */
  format: z.string(),
  shots: z.array(joinableShotSchema),
});
export type ShotSession = z.infer<typeof shotSessionSchema>;

const joinedShotSchema = z.extend(swingShotSchema, { fileName: z.string(), format: z.string() });
export type JoinedShot = z.infer<typeof joinedShotSchema>;

/** `one`: a single shot is near the time of the video; `several`: the times do not say whether it was one of these, or which. */
const shotProposalSchema = z.object({
  certainty: z.enum(['none', 'one', 'several']),
  /** The nearest to the video first. */
  shotIds: z.array(uuidSchema),
});
export type ShotProposal = z.infer<typeof shotProposalSchema>;

/** The shot that is joined to a swing, and those that could be. */
export const swingShotsSchema = z.object({
  joined: z.nullable(joinedShotSchema),
  proposal: shotProposalSchema,
  /** The session nearest to the swing first. Of a golfer with very many shots the nearest sessions, the last one perhaps in part. */
  sessions: z.array(shotSessionSchema),
});
export type SwingShots = z.infer<typeof swingShotsSchema>;
