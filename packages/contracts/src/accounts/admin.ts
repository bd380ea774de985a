import { z } from 'zod/mini';
import { paymentProblemSchema, planSchema } from '../billing/billing.ts';
import { analysisIdSchema, userIdSchema, uuidSchema } from '../ids.ts';
import { anyText, plainText } from '../plain-text.ts';
import { analysisJobStatusSchema, analysisStageSchema } from '../swings/analysis-job.ts';
import { adminCodeSchema } from './second-factor.ts';

/** Marks a call that a screen repeats by itself: it does not count as use of the admin's session. */
export const automaticCallHeader = 'x-automatic-call';

/** Body of POST /api/admin/login. */
export const adminLoginBodySchema = z.object({
  /** Without one, the admin `owner`, whose password is the environment's. */
  name: z.optional(anyText().check(z.maxLength(40))),
  password: anyText().check(z.maxLength(200)),
  /** Code of the authenticator app, or a recovery code; for an admin with a second factor. */
  code: z.optional(adminCodeSchema),
});

export const resettableUses = ['videoUploadsUsed', 'analysisViewsUsed', 'workoutViewsUsed'] as const;
/** Body of POST /api/admin/users/{userId}/reset-usage. */
export const resetUsageBodySchema = z.object({ field: z.enum(resettableUses) });
export type ResettableUse = (typeof resettableUses)[number];

/** An item of GET /api/admin/users. */
export const adminUserSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isPremium: z.boolean(),
  /** The state of the subscription; null for a user who never paid. */
  subscription: z.nullable(
    z.object({
      plan: planSchema,
      /** The payment provider's word, such as `active`, `past_due` or `canceled`. */
      status: z.string(),
      /** When the paid period ends or renews. */
      periodEnd: z.nullable(z.iso.datetime()),
      /** Set if it does not renew. */
      endsAt: z.nullable(z.iso.datetime()),
      paymentProblem: z.nullable(paymentProblemSchema),
    }),
  ),
  createdAt: z.iso.datetime(),
  totalPoints: z.int(),
  /** In the current US Central week. */
  weeklyPoints: z.int(),
  videoUploadsUsed: z.int(),
  analysisViewsUsed: z.int(),
  workoutViewsUsed: z.int(),
  /** Shots of launch monitors' files that are stored. */
  importedShots: z.int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** Items of one page of a list. */
export const pageSizeSchema = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 200);

/** Query of GET /api/admin/users. `after` is the id of the last user of the previous page. */
export const adminUsersQuerySchema = z.object({
  after: z.optional(uuidSchema),
  limit: pageSizeSchema,
  search: z.optional(plainText(254)),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;

/** Answer of GET /api/admin/summary. */
export const adminSummarySchema = z.object({ totalUsers: z.int(), premiumUsers: z.int(), freeUsers: z.int() });
export type AdminSummary = z.infer<typeof adminSummarySchema>;

/** Answer of POST /api/admin/users/{userId}/password-reset: a link to give to the golfer, valid for one hour. */
export const passwordResetLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });

/** Answer of POST /api/admin/users/{userId}/end-sessions. */
export const endedSessionsSchema = z.object({ endedSessions: z.int() });

/** Query of the lists of records: audit, flagged points, payment alerts. `before` is the id of the last one of the previous page. */
export const adminRecordsQuerySchema = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  limit: pageSizeSchema,
});
export type AdminRecordsQuery = z.infer<typeof adminRecordsQuerySchema>;

/** An item of GET /api/admin/audit, newest first. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** Name of the admin; null where it is not known, and in entries of the version before. */
  admin: z._default(z.nullable(z.string()), null),
  userId: z.nullable(userIdSchema),
  /** Details of the action, without personal data. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * Why something earned no points. `same-video`: the golfer uploaded the video before. `impossible-pace`: more exercises than
 * fit into the time. `device-clock`: a workout of a day that has begun nowhere.
 */
export const flagReasons = ['same-video', 'impossible-pace', 'device-clock'] as const;
export type FlagReason = (typeof flagReasons)[number];

/** An item of GET /api/admin/flagged-points, newest first. */
export const flaggedPointsSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  reason: z.enum(flagReasons),
  userId: userIdSchema,
  /** null while the account is being deleted. */
  email: z.nullable(z.string()),
  /** The analysis, the completion or, for `device-clock`, the call. */
  sourceId: z.string(),
});
export type FlaggedPoints = z.infer<typeof flaggedPointsSchema>;

/** Query of GET /api/admin/analyses. `before` and `beforeId` are of the last analysis of the previous page. */
export const adminAnalysesQuerySchema = z.object({
  status: z.optional(analysisJobStatusSchema),
  /** Id of an analysis or a user, or a user's whole e-mail. */
  search: z.optional(plainText(254)),
  before: z.optional(z.iso.datetime()),
  beforeId: z.optional(uuidSchema),
  limit: pageSizeSchema,
});
export type AdminAnalysesQuery = z.infer<typeof adminAnalysesQuerySchema>;

/** An item of GET /api/admin/analyses, newest first: the work on one analysis. */
export const adminAnalysisSchema = z.object({
  id: analysisIdSchema,
  userId: userIdSchema,
  /** null while the account is being deleted. */
  email: z.nullable(z.string()),
  status: analysisJobStatusSchema,
  stage: analysisStageSchema,
  /** 0…1 */
  progress: z.number(),
  /** Which attempt this is, from 1. */
  attempt: z.int(),
  failures: z.int(),
  createdAt: z.iso.datetime(),
  /** When the next attempt may begin; null unless it is queued. */
  dueAt: z.nullable(z.iso.datetime()),
  /** The worker of the last attempt, as in its log; null before. */
  workerId: z.nullable(z.string()),
  /** Times of the last attempt. */
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Duration of each stage of a finished analysis; null before. */
  stageTimesMs: z.nullable(z.record(z.string(), z.number())),
  errorCode: z.nullable(z.string()),
  errorDetail: z.nullable(z.string()),
  isRetryable: z.boolean(),
});
export type AdminAnalysis = z.infer<typeof adminAnalysisSchema>;

/** Answer of GET /api/admin/exercises: what the spreadsheet of the exercises holds. */
export const spreadsheetSummarySchema = z.object({
  /** Exercises of the file; the specification counts them as videos. */
  videos: z.int(),
  /** Those that have the address of a video. A gateway of the version before does not count them. */
  withVideo: z._default(z.int(), 0),
  /** Size of the file. */
  bytes: z.int(),
  categories: z.array(z.object({ name: z.string(), videos: z.int() })),
});
export type SpreadsheetSummary = z.infer<typeof spreadsheetSummarySchema>;

/** An item of GET /api/admin/payment-alerts, newest first: a refund or a dispute. */
export const paymentAlertSchema = z.object({
  /** Another one after each change of the status: an alert that changes is the newest. */
  id: z.int(),
  /** When the payment provider reported it, or last changed its status. */
  at: z.iso.datetime(),
  kind: z.enum(['refund', 'dispute']),
  /** The user who paid; null if the payment belongs to no account, or the account is deleted. */
  userId: z.nullable(userIdSchema),
  email: z.nullable(z.string()),
  /** For a refund, the total refunded of the charge so far. In the currency's smallest unit, such as cents. */
  amountMinorUnits: z.int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /** For a refund `partial` or `full`; for a dispute Stripe's status, such as `needs_response`, `won` or `lost`. */
  status: z.string(),
  /** Finds the payment with its refunds and disputes in Stripe's dashboard. */
  stripeChargeId: z.string(),
});
export type PaymentAlert = z.infer<typeof paymentAlertSchema>;
