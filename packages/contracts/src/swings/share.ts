import { z } from 'zod/mini';
import { uuidSchema } from '../ids.ts';
import { lengthUnitSchema } from '../length-unit.ts';
import { nameText, plainParagraphs } from '../plain-text.ts';
import { swingAnalysisSchema } from './swing-analysis.ts';
import { videoViewSchema } from './swing-measurements.ts';
import { videoCaps } from './video-upload.ts';

/** Longest name that a golfer or a coach may give. */
const nameLength = 60;
export const commentLength = 500;

/** Body of POST /api/swing-analyses/{id}/shares. */
export const createShareBodySchema = z.strictObject({
  /** Name of the golfer on the shared page; empty for no name. */
  golferName: nameText(nameLength),
});

/** A link that shows one analysis to anyone who has it. */
export const shareSchema = z.object({
  id: uuidSchema,
  golferName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

/** Answer of creating a link: only here is its token. */
export const createdShareSchema = z.extend(shareSchema, { token: z.string() });

/** Body of POST /api/shared/{token}/comments: what a coach writes about a moment of the video. */
export const writeCommentBodySchema = z.strictObject({
  name: nameText(nameLength).check(z.minLength(1)),
  text: plainParagraphs(commentLength).check(z.minLength(1)),
  view: videoViewSchema,
  /** The moment, in seconds of the stored video. */
  timeS: z.number().check(z.minimum(0), z.maximum(videoCaps.maxSeconds)),
});

export const swingCommentSchema = z.object({
  id: uuidSchema,
  name: z.string(),
  text: z.string(),
  view: videoViewSchema,
  timeS: z.number(),
  createdAt: z.iso.datetime(),
});
export type SwingComment = z.infer<typeof swingCommentSchema>;

/** Content that a link shows: one analysis without its owner, and the comments that came through this link. */
export const sharedSwingSchema = z.object({
  analysis: z.omit(swingAnalysisSchema, { userId: true }),
  golferName: z.nullable(z.string()),
  /** Height and length unit of a golfer, so that a coach reads the same numbers. Null while the golfer's height is not known. */
  stature: z.nullable(z.object({ heightCm: z.number(), unit: lengthUnitSchema })),
  expiresAt: z.iso.datetime(),
  comments: z.array(swingCommentSchema),
});
export type SharedSwing = z.infer<typeof sharedSwingSchema>;
