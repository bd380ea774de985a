import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-paths.ts';
import type { S3Connection } from '../stores/start-stores.ts';
import type { FfmpegPaths } from '../tools/find-ffmpeg.ts';
import type { DatabaseRole } from './stack-state.ts';
import type { PaymentsSettings } from './start-payments.ts';

export const serviceNames = ['gateway', 'analysis-worker', 'billing', 'gamification'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const defaultServicePorts: Record<ServiceName, number> = {
  gateway: 8080,
  'analysis-worker': 8081,
  billing: 8082,
  gamification: 8083,
};

/** Where everything is that a service may need; each gets only what is its own. */
export interface SystemSettings {
  adminUrl: string;
  databasePasswords: Record<DatabaseRole, string>;
  redisUrl: string;
  s3: S3Connection;
  bucket: string;
  ffmpeg: FfmpegPaths;
  adminPassword: string;
  internalSecret: string;
  /** Absent where the environment names Stripe itself: its variables are passed on as they are. */
  payments: PaymentsSettings | undefined;
  /** Chosen before any service starts; billing's is known once it listens. */
  gatewayPort: number;
  billingPort: number;
}

const roleOf: Record<ServiceName, DatabaseRole> = {
  gateway: 'gateway',
  'analysis-worker': 'analysis',
  billing: 'billing',
  gamification: 'gamification',
};

/**
 * How Node runs a service, as the Dockerfile does. The gateway's young generation stays small: what an upload reads from the
 * network is let go with it, and would pile up to 50 MB and more before a larger one is collected.
 */
export const nodeFlags: Record<ServiceName, readonly string[]> = {
  gateway: ['--max-semi-space-size=2'],
  'analysis-worker': [],
  billing: [],
  gamification: [],
};

/** Built entry of a service. */
export function serviceEntry(service: ServiceName): string {
  const entry = join(repositoryRoot, 'services', service, 'dist/main.js');
  if (!existsSync(entry)) throw new Error(`services/${service} is not built: run npm run build`);
  return entry;
}

/** What a service must not see of the caller's environment: others' passwords, and Stripe's secrets but in billing. */
const hiddenVariables = (service: ServiceName): RegExp =>
  service === 'billing'
    ? /^npm_|^DB_PASSWORD_|^DATABASE_/i
    : /^npm_|^DB_PASSWORD_|^DATABASE_|^STRIPE_(SECRET|WEBHOOK|API)/i;

/** Environment of a service on a port; what the caller's own environment names (LOG_LEVEL, keys) is passed on. */
export function serviceEnv(service: ServiceName, port: number, facts: SystemSettings): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !hiddenVariables(service).test(name));
  const databaseUrl = new URL(facts.adminUrl);
  databaseUrl.username = roleOf[service];
  databaseUrl.password = encodeURIComponent(facts.databasePasswords[roleOf[service]]);
  const common = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    ...Object.fromEntries(inherited),
    PORT: String(port),
    DATABASE_URL: databaseUrl.href,
  };
  if (service === 'gamification') return common;
  if (service === 'billing') {
    return {
      PUBLIC_ORIGIN: `http://localhost:${facts.gatewayPort}`,
      ...common,
      INTERNAL_SECRET: facts.internalSecret,
      ...billingPayments(facts.payments),
    };
  }
  const media = {
    REDIS_URL: facts.redisUrl,
    S3_ENDPOINT: facts.s3.endpoint,
    S3_REGION: facts.s3.region,
    S3_ACCESS_KEY: facts.s3.accessKey,
    S3_SECRET_KEY: facts.s3.secretKey,
    S3_BUCKET: facts.bucket,
  };
  if (service === 'analysis-worker') {
    return { ...common, ...media, FFMPEG_PATH: facts.ffmpeg.ffmpeg, FFPROBE_PATH: facts.ffmpeg.ffprobe };
  }
  return {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...common,
    ADMIN_PASSWORD: facts.adminPassword,
    INTERNAL_SECRET: facts.internalSecret,
    BILLING_URL: `http://127.0.0.1:${facts.billingPort}`,
    ...gatewayPayments(facts.payments),
    ...media,
    WEB_DIST: join(repositoryRoot, 'apps/web/dist'),
    SAMPLES_DIR: join(repositoryRoot, 'samples'),
  };
}

const gatewayPayments = (payments: PaymentsSettings | undefined): NodeJS.ProcessEnv =>
  payments ? { STRIPE_PUBLISHABLE_KEY: payments.publishableKey, STRIPE_JS_URL: payments.scriptUrl } : {};

const billingPayments = (payments: PaymentsSettings | undefined): NodeJS.ProcessEnv =>
  payments
    ? {
        STRIPE_SECRET_KEY: payments.secretKey,
        STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
        STRIPE_API_BASE: payments.apiBase,
      }
    : {};
