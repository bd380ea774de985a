import { z } from 'zod/mini';
import { clubSchema } from '../bag-clubs.ts';
import { uploadClubSchema } from '../clubs.ts';
import { monthKeySchema } from '../month-key.ts';

const countSchema = z.int().check(z.minimum(0));

/** Where a recap's next step leads. An analysis that was deleted since leads nowhere. */
const recapTargetSchema = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('analysis'), analysisId: z.string() }),
  z.object({ screen: z.enum(['upload', 'mobility-check', 'shots', 'none']) }),
]);
export type RecapTarget = z.infer<typeof recapTargetSchema>;

/** A golfer's US Central month: what was done in it, and what had really changed by its end. It keeps what it was written with. */
export const recapSchema = z.object({
  month: monthKeySchema,
  writtenAt: z.iso.datetime(),
  /** Analyzed swings that were uploaded in the month. */
  swings: z.array(z.object({ club: uploadClubSchema, count: countSchema })),
  /** Shots of the month, typed or imported, the most used club first. The carry is an average; null where too few shots have one. */
  shots: z.array(z.object({ club: clubSchema, count: countSchema, carryYd: z.nullable(z.number()) })),
  checks: countSchema,
  /** Days with a workout, and the streak at the end of the month; null where the plan has no training and there was none. */
  training: z.nullable(z.object({ workouts: countSchema, exercises: countSchema, streakWeeks: countSchema })),
  /** Changes over the half year up to the end of the month, the surest first. */
  changes: z.array(
    z.object({
      source: z.enum(['swing', 'shots', 'check']),
      mark: z.enum(['real', 'likely']),
      sentence: z.string(),
    }),
  ),
  /** Said where something was compared and nothing had changed; else null. */
  steady: z.nullable(z.string()),
  /** Sentences on what would show a change, for each group of measures in which nothing could be compared. */
  missing: z.array(z.string()),
  /** Whether changes of the swing are part of it, as the golfer's plan had them when it was written. */
  isSwingCompared: z.boolean(),
  next: z.object({ sentence: z.string(), target: recapTargetSchema }),
});
export type Recap = z.infer<typeof recapSchema>;

/** Null if a recap was stored in a shape that this version cannot show. */
export const recapAnswerSchema = z.object({ recap: z.nullable(recapSchema) });
export type RecapAnswer = z.infer<typeof recapAnswerSchema>;

/** The months that have a recap, the newest first. */
export const recapMonthsSchema = z.array(z.object({ month: monthKeySchema }));
export type RecapMonths = z.infer<typeof recapMonthsSchema>;
