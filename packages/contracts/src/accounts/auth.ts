import { z } from 'zod/mini';
import { uuidSchema } from '../ids.ts';
import { lengthUnitSchema } from '../length-unit.ts';
import { anyText, nameText } from '../plain-text.ts';

export const passwordMinLength = 10;

export const credentialsSchema = z.object({
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email()),
  password: anyText().check(z.minLength(passwordMinLength), z.maxLength(200)),
});

/** Body of POST /api/auth/register. */
export const registerBodySchema = z.extend(credentialsSchema, {
  firstName: nameText(60).check(z.minLength(1)),
  lastName: z._default(nameText(60), ''),
});
/** Answer of POST /api/auth/register where mail is set up: the account is made by the link in the mail. */
export const registrationPendingSchema = z.object({ next: z.literal('confirm-email') });
/** Body of POST /api/auth/confirm-registration; the token comes from the link. */
export const confirmRegistrationBodySchema = z.object({
  token: anyText().check(z.minLength(1), z.maxLength(200)),
  password: anyText().check(z.minLength(1), z.maxLength(200)),
});

/** Body of POST /api/auth/sign-in. No length rule: a short password is a wrong password, and the answer says nothing about the account. */
export const signInBodySchema = z.object({
  email: credentialsSchema.shape.email,
  password: anyText().check(z.maxLength(200)),
});

const newPasswordSchema = credentialsSchema.shape.password;
/** Body of POST /api/auth/change-password. */
export const changePasswordBodySchema = z.object({
  currentPassword: anyText().check(z.maxLength(200)),
  newPassword: newPasswordSchema,
});
/** Body of POST /api/auth/forgot-password. */
export const forgotPasswordBodySchema = z.object({ email: credentialsSchema.shape.email });
/** Body of POST /api/auth/reset-password; the token comes from the link. */
export const resetPasswordBodySchema = z.object({
  token: anyText().check(z.minLength(1), z.maxLength(200)),
  newPassword: newPasswordSchema,
});
/** Answer of POST /api/auth/hand-over: a code that signs the golfer in once, on another device. */
export const handOverSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type HandOver = z.infer<typeof handOverSchema>;
/** Body of POST /api/auth/hand-over/redeem. */
export const redeemHandOverBodySchema = z.object({ code: anyText().check(z.minLength(1), z.maxLength(200)) });

/** Word that the golfer types to confirm that the account is to be deleted. */
export const deleteConfirmation = 'DELETE';
/** Body of POST /api/account/delete. `password` is required if the account has one. */
export const deleteAccountBodySchema = z.object({
  confirmation: z.literal(deleteConfirmation),
  password: z.optional(anyText().check(z.maxLength(200))),
});

/** An item of GET /api/auth/sessions. */
export const sessionSchema = z.object({
  id: uuidSchema,
  /** When the golfer signed in; for a phone that a code has signed in, on the screen that showed the code. */
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the caller's session. */
  isCurrent: z.boolean(),
  /** "Safari on iPhone": from the browser's User-Agent at sign-in; null if it is unknown. */
  device: z.nullable(z.string()),
});
export type Session = z.infer<typeof sessionSchema>;

const profileText = nameText(60);
/**
 * Body of PATCH /api/users/{id}: only the fields present change. Handicap: −10 (plus handicap +10) to 54, step 0.1. Height:
 * from that of a child who plays to above that of the tallest golfers.
 */
export const updateUserBodySchema = z.strictObject({
  firstName: z.optional(profileText.check(z.minLength(1))),
  lastName: z.optional(profileText),
  email: z.optional(credentialsSchema.shape.email),
  handicap: z.optional(z.nullable(z.number().check(z.minimum(-10), z.maximum(54), z.multipleOf(0.1)))),
  city: z.optional(z.nullable(profileText)),
  state: z.optional(z.nullable(profileText)),
  heightCm: z.optional(z.nullable(z.number().check(z.minimum(90), z.maximum(230)))),
  lengthUnit: z.optional(lengthUnitSchema),
  isListed: z.optional(z.boolean()),
  /** Required to change the e-mail. */
  currentPassword: z.optional(anyText().check(z.maxLength(200))),
});
export type UpdateUserBody = z.infer<typeof updateUserBodySchema>;
