import { z } from 'zod/mini';
import { consumerNames } from '../events.ts';
import { userIdSchema, uuidSchema } from '../ids.ts';
import { pageSizeSchema } from './admin.ts';

/**
 * Query of GET /api/admin/dead-letters. `before`, `beforeEvent` and `beforeConsumer` are `deadAt`, `eventId` and `consumer` of
 * the last one of the previous page: all three, or none for the first page.
 */
export const adminDeadLettersQuerySchema = z
  .object({
    before: z.optional(z.iso.datetime()),
    beforeEvent: z.optional(uuidSchema),
    beforeConsumer: z.optional(z.enum(consumerNames)),
    limit: pageSizeSchema,
  })
  .check(
    z.refine(
      ({ before, beforeEvent, beforeConsumer }) =>
        new Set([before, beforeEvent, beforeConsumer].map((part) => part === undefined)).size === 1,
      { error: 'before, beforeEvent and beforeConsumer belong together' },
    ),
  );
export type AdminDeadLettersQuery = z.infer<typeof adminDeadLettersQuerySchema>;

/** An item of GET /api/admin/dead-letters, newest first: an event that a service could not process. */
export const deadLetterSchema = z.object({
  eventId: uuidSchema,
  type: z.string(),
  /** The service. */
  consumer: z.enum(consumerNames),
  /** The golfer of the event. */
  userId: z.nullable(userIdSchema),
  attempts: z.int(),
  occurredAt: z.iso.datetime(),
  /** When the last attempt failed. */
  deadAt: z.iso.datetime(),
  lastError: z.nullable(z.string()),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** Body of POST /api/admin/dead-letters/redrive: one event of a service, all of a service, or all. */
export const redriveBodySchema = z.object({
  consumer: z.optional(z.enum(consumerNames)),
  eventId: z.optional(uuidSchema),
});
export type RedriveBody = z.infer<typeof redriveBodySchema>;
/** Number of dead letters that are processed again. */
export const redrivenSchema = z.object({ redriven: z.int() });
