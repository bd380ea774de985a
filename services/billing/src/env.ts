import { type EnvRule, readEnv, serviceEnvSchema, setTogether } from '@trueswing/service-kit';
import { z } from 'zod';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8082).meta({ example: '8082' }),
  /** Address of the gateway for browsers: the payment provider sends them back there. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => new URL(url).origin)
    .meta({ example: 'https://golf.example.com' }),
  /** Signs calls between our services; the same in all of them. Without it no call is accepted. */
  INTERNAL_SECRET: z.string().min(32).optional().meta({ example: '32-random-characters-or-more-of-them' }),
  /** Stripe's secret key, sk_… or rk_…. Without it there are no payments. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'does not begin with sk_ or rk_')
    .optional()
    .meta({ example: 'sk_test_…' }),
  /** Secret of the webhook's endpoint, whsec_…. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional().meta({ example: 'whsec_…' }),
  /** Origin of another API instead of Stripe's: the payments sandbox. */
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'http://payments-sandbox:8085' }),
});
export type Env = z.infer<typeof envSchema>;

/** Golfers' real cards go to Stripe alone. */
const liveKeyGoesToStripe: EnvRule = ({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase }) =>
  apiBase !== undefined && /^.k_live_/.test(key ?? '')
    ? [
        {
          variable: 'STRIPE_API_BASE',
          problem: 'is set beside a live key, which must not be used with another API than Stripe',
        },
      ]
    : [];

const rules = [setTogether('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'), liveKeyGoesToStripe];

export const readServiceEnv = (source: NodeJS.ProcessEnv = process.env): Env => readEnv(envSchema, source, rules);
