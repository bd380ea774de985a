import { z } from 'zod/mini';
import { paymentsConfigSchema, subscriptionSummarySchema } from '../billing/billing.ts';
import { userIdSchema } from '../ids.ts';
import { lengthUnitSchema } from '../length-unit.ts';

/** Answer of GET /api/auth/user, of sign-in and of registration: the specification's User. */
export const userSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  handicap: z.nullable(z.number()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Movements of the body are measured in shares of it. null until the golfer has entered it. */
  heightCm: z.nullable(z.number()),
  lengthUnit: lengthUnitSchema,
  /** Whether other golfers see this one on the leaderboard. */
  isListed: z.boolean(),
  isPremium: z.boolean(),
  videoUploadsUsed: z.int(),
  analysisViewsUsed: z.int(),
  workoutViewsUsed: z.int(),
  /** Weeks in a row with a completed exercise, in US Central time. */
  streak: z.int(),
  totalPoints: z.int(),
  /** In the current US Central week and month. */
  weeklyPoints: z.int(),
  monthlyPoints: z.int(),
  /** When Premium ends if nothing changes; null if it renews, or without Premium. */
  subscriptionEndDate: z.nullable(z.iso.datetime()),
  subscription: z.nullable(subscriptionSummarySchema),
  /** Whether the account has a password here; otherwise it signs in with the identity provider, which owns its e-mail. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of GET /api/client-config: what the web client needs before its first screen. */
export const clientConfigSchema = z.object({
  /** Always empty. Tabs that were opened before the last version read it. */
  sampleSwings: z._default(z.array(z.unknown()), []),
  payments: paymentsConfigSchema,
  /** Whether golfers can sign in with an identity provider; GET /api/login then redirects to it. */
  hasIdentityProvider: z._default(z.boolean(), false),
});

/** Name of the cookie that a script can read, which is set and cleared together with the session's. */
export const signedInCookie = 'signed-in';
