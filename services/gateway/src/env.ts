import { objectStoreEnv, pushEnv, readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const commaSeparated = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

function isHttpsOrLoopback(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Stripe.js must be loaded from Stripe: PCI DSS and Stripe require it. */
export const stripeScript = 'https://js.stripe.com/v3/';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8080),
  /** Port of /metrics, which the public must not reach. Without it they are not served. */
  METRICS_PORT: serviceEnvSchema.shape.PORT.optional(),
  /** Redis of the analysis queue and of the rate limits. */
  REDIS_URL: z.url(),
  ...objectStoreEnv,
  /** Folder of the built web client, served at /. Without it only /api is served. */
  WEB_DIST: z.string().optional(),
  /** Address under which browsers reach this service; https makes the session cookie Secure. Needed in production. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Password of the admin panel. Without one, no one can sign in there. */
  ADMIN_PASSWORD: z.string().min(16).max(200).optional(),
  /** Networks of proxies whose X-Forwarded-* headers count, e.g. "10.0.0.0/8,127.0.0.1/32". */
  TRUST_PROXY_CIDRS: commaSeparated,
  /**
   * Mail server for links that reset a password or confirm an address, smtp(s)://[user:password@]host:port. Without it an admin issues
   * reset links, and addresses are not confirmed.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of those mails, e.g. "TrueSwing <golf@example.com>". */
  MAIL_FROM: z.string().optional(),
  /** Identity provider (OpenID Connect) that signs golfers in; the three belong together. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isHttpsOrLoopback, 'needs https, except on this machine itself')
    .optional(),
  /** This installation's client at the identity provider. */
  OIDC_CLIENT_ID: z.string().optional(),
  /** Secret of that client. */
  OIDC_CLIENT_SECRET: z.string().optional(),
  /**
   * Address of billing inside the network. The gateway forwards the calls about payments and Stripe's webhook to it; while it does not
   * answer, only these fail.
   */
  BILLING_URL: z.url().default('http://127.0.0.1:8082'),
  /**
   * Address of gamification inside the network. The gateway forwards the calls about leaderboard and notifications to it; while it does
   * not answer, only these fail.
   */
  GAMIFICATION_URL: z.url().default('http://127.0.0.1:8083'),
  /** Signs calls between our services; the same in all of them. Without it there are no payments and no leaderboard. */
  INTERNAL_SECRET: z.string().min(32).optional(),
  ...pushEnv,
  /** Public half of gamification's PUSH_PRIVATE_KEY, with which browsers subscribe. Without it nothing is sent to devices. */
  PUSH_PUBLIC_KEY: z.string().length(87).optional(),
  /** Stripe's key for browsers, pk_…. Without it there are no payments. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** The script that makes the card form: Stripe's, or the payments sandbox's. */
  STRIPE_JS_URL: z.url().default(stripeScript),
});
export type Env = z.infer<typeof completeEnvSchema>;

/** Variables that must be set together. */
const belongTogether = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const satisfies (keyof z.infer<typeof envSchema>)[][];

const developmentOrigin = 'http://localhost:8080';

const completeEnvSchema = envSchema
  .superRefine((env, context) => {
    // A default would give cookies without Secure and links that lead nowhere.
    if (env.NODE_ENV === 'production' && env.PUBLIC_ORIGIN === undefined) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_ORIGIN'], message: 'needed in production' });
    }
    for (const names of belongTogether) {
      const missing = names.filter((name) => env[name] === undefined);
      if (missing.length === names.length) continue;
      for (const name of missing) {
        context.addIssue({ code: 'custom', path: [name], message: `needed together with ${names.join(', ')}` });
      }
    }
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? developmentOrigin }));

export const readServiceEnv = (source: NodeJS.ProcessEnv = process.env): Env => readEnv(completeEnvSchema, source);
