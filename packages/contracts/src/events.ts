import { z } from 'zod';
import { uploadClubSchema } from './clubs.ts';
import { analysisFailureCodeSchema } from './error-codes.ts';
import { analysisIdSchema, userIdSchema } from './ids.ts';

export const consumerNames = ['gateway', 'analysis', 'gamification'] as const;
export type ConsumerName = (typeof consumerNames)[number];

/**
 * The catalogue of facts. Payloads hold ids and decided values, no personal data.
 * `consumers` names who gets a delivery; each (event, consumer) pair has exactly one handler.
 */
export const eventCatalogue = {
  'swing.uploaded': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema }),
    consumers: ['analysis'],
  },
  'swing.analyzed': {
    payload: z.object({
      analysisId: analysisIdSchema,
      userId: userIdSchema,
      club: uploadClubSchema,
      /** SHA-256 of the face-on file: the same video again earns nothing. */
      videoSha256: z.string(),
    }),
    consumers: ['gamification'],
  },
  'swing.analysis-failed': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema, code: analysisFailureCodeSchema }),
    consumers: ['gateway'],
  },
  'swing.deleted': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema }),
    consumers: ['analysis'],
  },
} as const satisfies Record<string, { payload: z.ZodType; consumers: readonly ConsumerName[] }>;

export type EventType = keyof typeof eventCatalogue;
export type EventPayload<T extends EventType> = z.infer<(typeof eventCatalogue)[T]['payload']>;
/** Events that a consumer must handle. */
export type EventTypeOf<C extends ConsumerName> = {
  [T in EventType]: C extends (typeof eventCatalogue)[T]['consumers'][number] ? T : never;
}[EventType];
