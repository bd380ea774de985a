import { z } from 'zod/mini';

/** A sentence with slots ("Work on {topic:sway}."), and the ids of the findings that it rests on. */
export const coachSentenceSchema = z.strictObject({ text: z.string(), findings: z.array(z.string()) });
export type CoachSentence = z.infer<typeof coachSentenceSchema>;

/**
 * The answer of the language model; it gets this shape as a JSON schema. Launch-monitor facts, ball flight, headings and
 * exercises have no field: only our own sentences state them.
 */
export const coachAnswerSchema = z.strictObject({
  advice: z.array(coachSentenceSchema),
  strengths: z.array(coachSentenceSchema),
  weaknesses: z.array(coachSentenceSchema),
});
export type CoachAnswer = z.infer<typeof coachAnswerSchema>;
