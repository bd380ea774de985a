import { z } from 'zod';
import { userIdSchema } from './ids.ts';

export const passwordMinLength = 10;

export const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password: z.string().min(passwordMinLength).max(200),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Body of POST /api/auth/register. */
export const registerBodySchema = credentialsSchema.extend({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().max(60).default(''),
});
/** Body of POST /api/auth/sign-in. A short password is simply wrong, so no length rule tells about accounts. */
export const signInBodySchema = z.object({ email: credentialsSchema.shape.email, password: z.string().max(200) });

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
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of GET /api/client-config: what the web client must know before it draws its first screen. */
export const clientConfigSchema = z.object({
  /** Sample swings that may be tried instead of an own video; empty in production. */
  sampleSwings: z.array(z.object({ view: z.enum(['face-on', 'down-the-line']), url: z.string() })),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
