import { z } from 'zod/mini';
import { subscriptionChangeSchema } from './billing/billing.ts';
import { uploadClubSchema } from './clubs.ts';
import { goalEndingSchema, goalMeasureSchema, goalReadingsSchema } from './goals/goal.ts';
import { analysisIdSchema, type UserId, userIdSchema, uuidSchema } from './ids.ts';
import { filmedTestSchema, readVideosSchema } from './mobility/mobility-video.ts';
import { monthKeySchema } from './month-key.ts';
import { analysisFailureCodeSchema } from './swings/analysis-failure-codes.ts';

export const consumerNames = ['gateway', 'analysis', 'billing', 'gamification'] as const;
export type ConsumerName = (typeof consumerNames)[number];

/**
 * Every event. Payloads hold ids and decided values, no personal data. Each has the `userId` of its golfer, so that a
 * deleted user's events can be deleted. `consumers` lists the services that get a delivery; each (event, consumer) pair has
 * exactly one handler.
 */
export const eventCatalog = {
  'swing.uploaded': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema }),
    consumers: ['analysis'],
  },
  /** An admin retries a failed analysis. */
  'swing.retried': {
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
    consumers: ['gamification', 'gateway'],
  },
  /** Points and streak as the gateway decided them with the completion; `day` is the workout's, in US Central time. */
  'exercise.completed': {
    payload: z.object({
      completionId: uuidSchema,
      userId: userIdSchema,
      day: z.iso.date(),
      points: z.int(),
      streakWeeks: z.int(),
      /** The last of the day's workout. */
      finishesWorkout: z.boolean(),
      /** By the clock of the gateway: the points count for its week and month. */
      completedAt: z.iso.datetime(),
      /** The tier of the streak that the golfer reached with it; absent if none. */
      milestone: z.optional(z.object({ weeks: z.int(), multiplier: z.number() })),
    }),
    consumers: ['gamification'],
  },
  /** The gateway gave no points for something that cannot be honest. */
  'points.refused': {
    payload: z.object({
      userId: userIdSchema,
      reason: z.enum(['impossible-pace', 'device-clock']),
      /** The completion or the call. */
      sourceId: uuidSchema,
    }),
    consumers: ['gamification'],
  },
  'swing.analysis-failed': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema, code: analysisFailureCodeSchema }),
    consumers: ['gateway', 'gamification'],
  },
  'swing.deleted': {
    payload: z.object({ analysisId: analysisIdSchema, userId: userIdSchema }),
    consumers: ['analysis', 'gamification'],
  },
  /**
   * The end of a rehearsal: a job of a load test, without a video. `userId` is the run's id, of no golfer; `waitMs` is how
   * long the job was due before its last attempt began.
   */
  'analysis.rehearsed': {
    payload: z.object({
      analysisId: analysisIdSchema,
      userId: userIdSchema,
      outcome: z.enum(['succeeded', 'failed']),
      waitMs: z.int(),
    }),
    consumers: ['analysis'],
  },
  'mobility.checked': {
    payload: z.object({ checkId: uuidSchema, userId: userIdSchema }),
    consumers: ['gamification'],
  },
  /** The golfer's recap of a US Central month, named by its first day, is stored. */
  'recap.written': {
    payload: z.object({ userId: userIdSchema, month: monthKeySchema }),
    consumers: ['gamification'],
  },
  /** A goal lacks swings that show its start, and its date cannot wait longer for them. */
  'goal.start-due': {
    payload: z.object({
      goalId: uuidSchema,
      userId: userIdSchema,
      swings: z.int(),
      /** Kind of `swings`; a version before has none but swings. */
      readings: z._default(goalReadingsSchema, 'swings'),
    }),
    consumers: ['gamification'],
  },
  /** The swings of a goal's retest have to be filmed from now on, to be there by its date. */
  'goal.retest-due': {
    payload: z.object({
      goalId: uuidSchema,
      userId: userIdSchema,
      swings: z.int(),
      /** Kind of `swings`; a version before has none but swings. */
      readings: z._default(goalReadingsSchema, 'swings'),
      dueOn: z.iso.date(),
    }),
    consumers: ['gamification'],
  },
  /** A goal ended otherwise than by the golfer's own hand. */
  'goal.ended': {
    payload: z.object({
      goalId: uuidSchema,
      userId: userIdSchema,
      ending: goalEndingSchema,
      measurement: goalMeasureSchema,
    }),
    consumers: ['gamification'],
  },
  /** A golfer's entitlement changed; `endsOn` is the US Central day on which Premium is set to end. */
  'subscription.changed': {
    payload: z.object({
      userId: userIdSchema,
      change: subscriptionChangeSchema,
      endsOn: z.nullable(z.iso.date()),
    }),
    consumers: ['gamification'],
  },
  /** A mobility check was filmed; `tests` names the videos. */
  'mobility.filmed': {
    payload: z.object({ filmId: uuidSchema, userId: userIdSchema, tests: z.array(filmedTestSchema) }),
    consumers: ['analysis'],
  },
  'mobility.film-read': {
    payload: z.object({ filmId: uuidSchema, userId: userIdSchema, films: readVideosSchema }),
    consumers: ['gateway'],
  },
  /** A device's push service says that the subscription no longer exists. */
  'push.subscription-gone': {
    payload: z.object({ userId: userIdSchema, subscriptionId: uuidSchema }),
    consumers: ['gateway'],
  },
  /** Receipts must go to the new address; consumers read it from the account. */
  'user.email-changed': { payload: z.object({ userId: userIdSchema }), consumers: ['billing'] },
  /** Every service deletes the golfer's data. Published more than once, the last time after all other events of the user. */
  'user.deleted': {
    payload: z.object({ userId: userIdSchema, analysisIds: z.array(analysisIdSchema) }),
    consumers: ['analysis', 'billing', 'gamification'],
  },
} as const satisfies Record<
  string,
  { payload: z.ZodMiniType<{ userId: UserId }>; consumers: readonly [ConsumerName, ...ConsumerName[]] }
>;

export type EventType = keyof typeof eventCatalog;
export type EventPayload<T extends EventType> = z.infer<(typeof eventCatalog)[T]['payload']>;
/** Events that a consumer must handle. */
export type EventTypeOf<C extends ConsumerName> = {
  [T in EventType]: C extends (typeof eventCatalog)[T]['consumers'][number] ? T : never;
}[EventType];
