import { z } from 'zod/mini';
import { shownFailureCodeSchema } from './swings/analysis-failure-codes.ts';

/** Every error code of the API and of an analysis. `error-catalog.ts` has the status and the sentence of each. */
const errorCodes = [
  'bad-request',
  'not-signed-in',
  'wrong-credentials',
  'wrong-admin-password',
  'sign-in-expired',
  'sign-in-refused',
  'forbidden',
  'cross-site',
  'upload-limit-reached',
  'weekly-upload-limit-reached',
  'workout-limit-reached',
  'premium-required',
  'password-required',
  'wrong-password',
  'sign-in-again',
  'email-missing',
  'email-managed-elsewhere',
  'password-managed-elsewhere',
  'not-found',
  'analysis-not-found',
  'share-not-found',
  'share-not-ready',
  'share-limit-reached',
  'comment-limit-reached',
  'key-frames-out-of-order',
  'key-frame-outside-film',
  'analysis-changed',
  'email-taken',
  'account-exists',
  'upload-too-slow',
  'already-premium',
  'payment-open',
  'nothing-to-manage',
  'file-too-large',
  'request-too-large',
  'reset-link-expired',
  'hand-over-expired',
  'bad-signature',
  'too-many-requests',
  'daily-analysis-limit',
  'internal-error',
  'sign-in-provider-unavailable',
  'mail-not-set-up',
  'not-ready',
  'admin-not-set-up',
  'payments-unavailable',
  'payment-provider-unavailable',
  'store-unavailable',
  'face-on-required',
  'file-empty',
  'not-a-video',
  'playlist-refused',
  'hevc-refused',
  'prores-refused',
  'format-refused',
  'incomplete-launch-monitor-data',
  'invalid-speed-values',
  ...shownFailureCodeSchema.options,
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Body of every error response. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  /** Title of the toast, if the specification has one ("File Too Large"). */
  title: z.optional(z.string()),
  message: z.string(),
  requestId: z.string(),
  requiresUpgrade: z.optional(z.boolean()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
