import { z } from 'zod';
import { paymentsConfigSchema, subscriptionSummarySchema } from '../billing/billing.ts';
import { userIdSchema } from '../ids.ts';
import { plainText } from '../plain-text.ts';

export const passwordMinLength = 10;

export const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password: z.string().min(passwordMinLength).max(200),
});

/** Body of POST /api/auth/register. */
export const registerBodySchema = credentialsSchema.extend({
  firstName: plainText(60).min(1),
  lastName: plainText(60).default(''),
});
/** Body of POST /api/auth/sign-in. No length rule: a short password is a wrong password, and the answer says nothing about the account. */
export const signInBodySchema = z.object({ email: credentialsSchema.shape.email, password: z.string().max(200) });

const newPasswordSchema = credentialsSchema.shape.password;
/** Body of POST /api/auth/change-password. */
export const changePasswordBodySchema = z.object({
  currentPassword: z.string().max(200),
  newPassword: newPasswordSchema,
});
/** Body of POST /api/auth/forgot-password. */
export const forgotPasswordBodySchema = z.object({ email: credentialsSchema.shape.email });
/** Body of POST /api/auth/reset-password; the token comes from the link. */
export const resetPasswordBodySchema = z.object({ token: z.string().min(1).max(200), newPassword: newPasswordSchema });
/** Body of POST /api/account/delete. `password` is required if the account has one. The screen asks the golfer to type `confirmation`. */
export const deleteAccountBodySchema = z.object({
  confirmation: z.literal('DELETE'),
  password: z.string().max(200).optional(),
});

/** An item of GET /api/auth/sessions. */
export const sessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the caller's session. */
  isCurrent: z.boolean(),
  /** "Safari on iPhone": from the browser's User-Agent at sign-in; null if it is unknown. */
  device: z.string().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

const profileText = plainText(60);
/** Body of PATCH /api/users/{id}: only the fields present change. Handicap: −10 (plus handicap +10) to 54, step 0.1. */
export const updateUserBodySchema = z.strictObject({
  firstName: profileText.min(1).optional(),
  lastName: profileText.optional(),
  email: credentialsSchema.shape.email.optional(),
  handicap: z.number().min(-10).max(54).multipleOf(0.1).nullable().optional(),
  city: profileText.nullable().optional(),
  state: profileText.nullable().optional(),
  /** Required to change the e-mail. */
  currentPassword: z.string().max(200).optional(),
});
export type UpdateUserBody = z.infer<typeof updateUserBodySchema>;

/** Answer of GET /api/auth/user, of sign-in and of registration: the specification's User. */
export const userSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  handicap: z.number().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  isPremium: z.boolean(),
  videoUploadsUsed: z.int(),
  analysisViewsUsed: z.int(),
  workoutViewsUsed: z.int(),
  totalPoints: z.int(),
  /** In the current US Central week and month. */
  weeklyPoints: z.int(),
  monthlyPoints: z.int(),
  /** When Premium ends if nothing changes; null if it renews, or without Premium. */
  subscriptionEndDate: z.iso.datetime().nullable(),
  subscription: subscriptionSummarySchema.nullable(),
  /** Whether the account has a password here; otherwise it signs in with the identity provider, which owns its e-mail. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of GET /api/client-config: what the web client needs before its first screen. */
export const clientConfigSchema = z.object({
  /** Sample swings to upload instead of an own video; empty in production. */
  sampleSwings: z.array(z.object({ view: z.enum(['face-on', 'down-the-line']), url: z.string() })),
  payments: paymentsConfigSchema,
  /** Whether golfers can sign in with an identity provider; GET /api/login then redirects to it. */
  hasIdentityProvider: z.boolean().default(false),
});
