import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const adminCodeSchema = anyText().check(z.minLength(1), z.maxLength(64));

/** Answer of GET /api/admin/second-factor: the second factor of the admin who asks. */
export const secondFactorSchema = z.object({
  admin: z.string(),
  /** When it was set up; null without one. */
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
  /** Whether all admins must have one. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Body of POST /api/admin/second-factor: a session that was left open is not enough. */
export const startSecondFactorBodySchema = z.object({
  password: anyText().check(z.maxLength(200)),
  /** Needed where it replaces a second factor. */
  code: z.optional(adminCodeSchema),
});

/** Its answer: what the authenticator app needs. It counts once a code of it was entered. */
export const newSecondFactorSchema = z.object({
  /** `otpauth://…`, which apps read as a QR code. */
  uri: z.string(),
  /** The secret in base32, to type in. */
  secret: z.string(),
});

/** Body of the calls that need a current code. */
export const adminCodeBodySchema = z.object({ code: adminCodeSchema });

/** Codes that replace the app once each. They are shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
