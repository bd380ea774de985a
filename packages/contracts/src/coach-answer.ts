import { z } from 'zod';

/** One sentence with the ids of the facts that it rests on. */
export const coachSentenceSchema = z.strictObject({ text: z.string(), evidence: z.array(z.string()) });
export type CoachSentence = z.infer<typeof coachSentenceSchema>;

/** What a language model is asked for; the same shape goes to it as a JSON schema and holds its answer. */
export const coachAnswerSchema = z.strictObject({
  recommendations: z.array(coachSentenceSchema),
  strengths: z.array(coachSentenceSchema),
  weaknesses: z.array(coachSentenceSchema),
  launchMonitorAssessment: z.array(coachSentenceSchema).nullable(),
});
export type CoachAnswer = z.infer<typeof coachAnswerSchema>;
