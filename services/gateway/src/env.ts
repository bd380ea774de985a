import { compile } from '@fastify/proxy-addr';
import {
  type EnvRule,
  isLoopback,
  needs,
  objectStoreEnv,
  pushEnv,
  readEnv,
  serviceEnvSchema,
  setTogether,
} from '@trueswing/service-kit';
import { z } from 'zod';

/** Whether the library with which Fastify reads the list takes an entry: an address, a network or a name such as "loopback". */
function isNetwork(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/** "0.0.0.0/0", "::/0" or "0.0.0.0/0.0.0.0". */
const isEveryone = (text: string): boolean => /\/0(\.0\.0\.0)?$/.test(text);

const networks = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (items) => !items.some(isEveryone),
    'trusts every address: any caller could claim another one and pass every limit',
  )
  .refine((items) => items.every(isNetwork), 'has an entry that is no network')
  .meta({ example: '10.0.0.0/8,127.0.0.1/32' });

function isHttpsOrLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}

/** Stripe.js must be loaded from Stripe: PCI DSS and Stripe require it. */
export const stripeScript = 'https://js.stripe.com/v3/';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8080).meta({ example: '8080' }),
  /** Port of /metrics, which the public must not reach. Without it they are not served. */
  METRICS_PORT: serviceEnvSchema.shape.PORT.optional().meta({ example: '9464' }),
  /** Redis of the analysis queue and of the rate limits. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).meta({ example: 'redis://:password@localhost:6379' }),
  ...objectStoreEnv,
  /**
   * Days for which an uploaded video is kept: 0, 30 or 365, and a day after its analysis at least. The converted copy, which golfers watch,
   * stays as long as the swing.
   */
  UPLOAD_RETENTION_DAYS: z.enum(['0', '30', '365']).default('365').transform(Number).meta({ example: '30' }),
  /** Any folder of the disk on which database and object store are, which is watched: uploads are refused while it is nearly full. */
  STORAGE_DISK_PATH: z.string().optional().meta({ example: '/' }),
  /** Gigabytes that the bucket may hold, by its quota or your budget: uploads are refused while it is nearly full. */
  STORAGE_LIMIT_GB: z.coerce.number().positive().optional().meta({ example: '500' }),
  /** Gigabytes that new uploads leave free. */
  STORAGE_RESERVE_GB: z.coerce.number().min(0).default(2).meta({ example: '10' }),
  /** Folder of the built web client, served at /. Without it only /api is served. */
  WEB_DIST: z.string().optional().meta({ example: '/app/web' }),
  /** Address under which browsers reach this service; https makes the session cookie Secure. Needed in production, with https except on this machine itself. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({ example: 'https://golf.example.com' }),
  /** Password of the owner at the admin panel. Without one, only admins with a name and a password of their own can sign in there. */
  ADMIN_PASSWORD: z.string().min(16).max(200).optional().meta({ example: 'four-random-words-or-more' }),
  /** Whether every admin must set up a second factor: `required` lets those without one do nothing else. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional').meta({ example: 'required' }),
  /** Networks of proxies whose X-Forwarded-* headers count, e.g. "10.0.0.0/8,127.0.0.1/32". */
  TRUST_PROXY_CIDRS: networks,
  /**
   * Mail server for links that reset a password or confirm an address, smtp(s)://[user:password@]host:port. It must offer TLS, unless it
   * is on this machine or its address ends with ?ignoreTLS=true. Without it an admin issues reset links, and addresses are not confirmed.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ example: 'smtps://user:password@mail.example.com:465' }),
  /** Sender of those mails, e.g. "TrueSwing <golf@example.com>". */
  MAIL_FROM: z.string().optional().meta({ example: 'TrueSwing <golf@example.com>' }),
  /** Identity provider (OpenID Connect) that signs golfers in; the three belong together. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isHttpsOrLoopback, 'needs https, except on this machine itself')
    .optional()
    .meta({ example: 'https://login.example.com' }),
  /** This installation's client at the identity provider. */
  OIDC_CLIENT_ID: z.string().optional().meta({ example: 'trueswing' }),
  /** Secret of that client. */
  OIDC_CLIENT_SECRET: z.string().optional().meta({ example: 'the-secret-of-the-client' }),
  /** Host on which golfers sign in, if the provider has another one for its pages than that of `OIDC_ISSUER`. Browsers are sent to no other. */
  OIDC_SIGN_IN_HOST: z
    .string()
    .refine(
      (host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).pathname === '/' && !/[/@?#]/.test(host),
      {
        error: 'is no host, such as "login.example.com"',
      },
    )
    .optional()
    .meta({ example: 'signin.example.com' }),
  /**
   * Address of billing inside the network. The gateway forwards the calls about payments and Stripe's webhook to it; while it does not
   * answer, only these fail.
   */
  BILLING_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:8082')
    .meta({ example: 'http://billing:8082' }),
  /**
   * Address of gamification inside the network. The gateway forwards the calls about leaderboard and notifications to it; while it does
   * not answer, only these fail.
   */
  GAMIFICATION_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:8083')
    .meta({ example: 'http://gamification:8083' }),
  /**
   * Signs calls between our services; the same in all of them. Without it there are no payments and no leaderboard. Encrypts the secrets
   * of admins' authenticator apps, and digests the addresses of refused sign-ins in the log.
   */
  INTERNAL_SECRET: z.string().min(32).optional().meta({ example: '32-random-characters-or-more-of-them' }),
  ...pushEnv,
  /** Public half of gamification's PUSH_PRIVATE_KEY, with which browsers subscribe. Without it nothing is sent to devices. */
  PUSH_PUBLIC_KEY: z.string().length(87).optional().meta({ example: 'from: npx web-push generate-vapid-keys' }),
  /** Stripe's key for browsers, pk_…. Without it there are no payments. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional().meta({ example: 'pk_test_…' }),
  /** The script that makes the card form: Stripe's, or the payments sandbox's. */
  STRIPE_JS_URL: z
    .url({ protocol: /^https?$/ })
    .default(stripeScript)
    .meta({ example: 'https://js.stripe.com/v3/' }),
});
export type Env = z.infer<typeof envSchema> & { PUBLIC_ORIGIN: string };

const developmentOrigin = 'http://localhost:8080';

/** A default would give cookies without Secure and links that lead nowhere. */
const originInProduction: EnvRule = ({ NODE_ENV = 'production', PUBLIC_ORIGIN }) =>
  NODE_ENV === 'production' && PUBLIC_ORIGIN === undefined
    ? [{ variable: 'PUBLIC_ORIGIN', problem: 'is missing: it is needed in production' }]
    : [];

/** Passwords and session cookies would go over the network in plain text. */
const httpsInProduction: EnvRule = ({ NODE_ENV = 'production', PUBLIC_ORIGIN }) =>
  NODE_ENV === 'production' && PUBLIC_ORIGIN !== undefined && !isHttpsOrLoopback(PUBLIC_ORIGIN)
    ? [{ variable: 'PUBLIC_ORIGIN', problem: 'needs https in production, except on this machine itself' }]
    : [];

const metricsOnTheirOwnPort: EnvRule = ({ PORT = '8080', METRICS_PORT }) =>
  METRICS_PORT === PORT && PORT !== '0' ? [{ variable: 'METRICS_PORT', problem: 'is the same as PORT' }] : [];

/** Otherwise no admin could do anything. */
const secretForSecondFactors: EnvRule = ({ ADMIN_SECOND_FACTOR, INTERNAL_SECRET }) =>
  ADMIN_SECOND_FACTOR === 'required' && !INTERNAL_SECRET
    ? [{ variable: 'INTERNAL_SECRET', problem: 'is missing: ADMIN_SECOND_FACTOR=required needs it' }]
    : [];

const rules = [
  secretForSecondFactors,
  originInProduction,
  httpsInProduction,
  metricsOnTheirOwnPort,
  setTogether('SMTP_URL', 'MAIL_FROM'),
  setTogether('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'),
  needs('OIDC_SIGN_IN_HOST', 'OIDC_ISSUER'),
];

export function readServiceEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = readEnv(envSchema, source, rules);
  return { ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? developmentOrigin };
}

/** For the command that manages admins. */
export const readAdminsEnv = (): { DATABASE_URL: string } =>
  readEnv(serviceEnvSchema.pick({ DATABASE_URL: true }), process.env);
