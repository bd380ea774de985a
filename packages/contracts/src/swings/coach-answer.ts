import { z } from 'zod/mini';

/** One of our sentences, reworded by the model, and the id of the original. */
export const coachSentenceSchema = z.strictObject({ id: z.string(), text: z.string() });
export type CoachSentence = z.infer<typeof coachSentenceSchema>;

/**
 * The answer of the language model; it gets this shape as a JSON schema. Launch-monitor facts, ball flight and degrees have
 * no field: only our own sentences state them.
 */
export const coachAnswerSchema = z.strictObject({
  recommendations: z.array(coachSentenceSchema),
  strengths: z.array(coachSentenceSchema),
  weaknesses: z.array(coachSentenceSchema),
});
export type CoachAnswer = z.infer<typeof coachAnswerSchema>;
