import { readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8082),
  /** Address of the gateway for browsers: the payment provider sends them back there. */
  PUBLIC_ORIGIN: z
    .url()
    .default('http://localhost:8080')
    .transform((url) => new URL(url).origin),
  /** Signs calls between our services; the same in all of them. Without it no call is accepted. */
  INTERNAL_SECRET: z.string().min(32).optional(),
  /** Stripe's secret key, sk_… or rk_…. Without it there are no payments. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  /** Secret of the webhook's endpoint, whsec_…. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Origin of another API instead of Stripe's: the payments sandbox. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
});
export type Env = z.infer<typeof envSchema>;

const completeEnvSchema = envSchema.superRefine((env, context) => {
  const addIssue = (name: keyof Env, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  if ((key === undefined) !== (secret === undefined)) {
    addIssue(
      key === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET',
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together',
    );
  }
  if (env.STRIPE_API_BASE !== undefined && /^.k_live_/.test(key ?? '')) {
    addIssue('STRIPE_API_BASE', 'a live key must not be used with another API than Stripe');
  }
});

export const readServiceEnv = (): Env => readEnv(completeEnvSchema, process.env);
