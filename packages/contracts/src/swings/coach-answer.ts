import { z } from 'zod';

/** A sentence of ours in the model's words, and the id of the one that it re-words. */
export const coachSentenceSchema = z.strictObject({ id: z.string(), text: z.string() });
export type CoachSentence = z.infer<typeof coachSentenceSchema>;

/**
 * What a language model is asked for; the same shape goes to it as a JSON schema and holds its answer. Launch-monitor
 * facts, ball flight and degrees have no field here: they are told in our sentences alone.
 */
export const coachAnswerSchema = z.strictObject({
  recommendations: z.array(coachSentenceSchema),
  strengths: z.array(coachSentenceSchema),
  weaknesses: z.array(coachSentenceSchema),
});
export type CoachAnswer = z.infer<typeof coachAnswerSchema>;
