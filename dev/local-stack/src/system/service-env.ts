import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicPushKey } from '../../../../packages/service-kit/src/push-key.mjs';
import { repositoryRoot } from '../repository-paths.ts';
import type { DatabaseRole, ObjectStoreUser, S3Key } from '../state/stack-state.ts';
import type { S3Connection } from '../stores/start-stores.ts';
import type { FfmpegPaths } from '../tools/find-ffmpeg.ts';
import type { PaymentsSettings } from './start-payments.ts';

export const serviceNames = ['gateway', 'analysis-worker', 'billing', 'gamification'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const defaultServicePorts: Record<ServiceName, number> = {
  gateway: 8080,
  'analysis-worker': 8081,
  billing: 8082,
  gamification: 8083,
};

/** Connections and secrets of the whole system. Each service gets only its own. */
export interface SystemSettings {
  /** Folder of all data, whose disk the gateway watches. Undefined where none is watched. */
  dataFolder?: string | undefined;
  adminUrl: string;
  databasePasswords: Record<DatabaseRole, string>;
  redisUrl: string;
  s3: S3Connection;
  /** Keys of the services; undefined with an external store, whose key both use. */
  s3Keys: Record<ObjectStoreUser, S3Key> | undefined;
  bucket: string;
  ffmpeg: FfmpegPaths;
  adminPassword: string;
  internalSecret: string;
  /** Signs what is sent to push services. */
  pushKey: string;
  /** Undefined if the environment has Stripe's keys: those are passed to the services unchanged. */
  payments: PaymentsSettings | undefined;
  /** Variables that only the services get. */
  serviceVariables?: Readonly<Record<string, string>> | undefined;
  /** The gateway's port is chosen before any service starts; the others' are known once they listen. */
  gatewayPort: number;
  billingPort: number;
  gamificationPort: number;
  /** Address of the https proxy of this machine in front of the gateway, such as that of `--lan`. Undefined if there is none. */
  proxyOrigin?: string | undefined;
}

const roleOf: Record<ServiceName, DatabaseRole> = {
  gateway: 'gateway',
  'analysis-worker': 'analysis',
  billing: 'billing',
  gamification: 'gamification',
};

/**
 * Flags of Node for all services, as in the Dockerfile: a small young generation. Buffers of an upload are freed when it is collected,
 * and a larger one would collect more than 50 MB of them. A moment of high load would let it grow to 48 MB, which V8 keeps.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=2'];

/**
 * Arenas of the C library's allocator, as in the Dockerfile. Without a limit it makes up to eight a core and gives little of them back to
 * the system.
 */
const allocatorArenas = '2';

/** Path of a service's built entry. */
export function serviceEntry(service: ServiceName): string {
  const entry = join(repositoryRoot, 'services', service, 'dist/main.js');
  if (!existsSync(entry)) throw new Error(`services/${service} is not built: run npm run build`);
  return entry;
}

/** Variables of the caller that a service must not get: passwords of others, Stripe's secrets except in billing, and the push key. */
const hiddenVariables = (service: ServiceName): RegExp =>
  service === 'billing'
    ? /^npm_|^DB_PASSWORD_|^DATABASE_|^PUSH_PRIVATE/i
    : /^npm_|^DB_PASSWORD_|^DATABASE_|^PUSH_PRIVATE|^STRIPE_(SECRET|WEBHOOK|API)/i;

/** Environment of a service on a port. Other variables of the caller (LOG_LEVEL, keys) are passed through. */
export function serviceEnv(service: ServiceName, port: number, settings: SystemSettings): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !hiddenVariables(service).test(name));
  const databaseUrl = new URL(settings.adminUrl);
  databaseUrl.username = roleOf[service];
  databaseUrl.password = encodeURIComponent(settings.databasePasswords[roleOf[service]]);
  const common = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    MALLOC_ARENA_MAX: allocatorArenas,
    ...Object.fromEntries(inherited),
    ...settings.serviceVariables,
    PORT: String(port),
    DATABASE_URL: databaseUrl.href,
  };
  if (service === 'gamification') {
    return { ...common, INTERNAL_SECRET: settings.internalSecret, PUSH_PRIVATE_KEY: settings.pushKey };
  }
  if (service === 'billing') {
    return {
      PUBLIC_ORIGIN: `http://localhost:${settings.gatewayPort}`,
      ...common,
      ...(settings.proxyOrigin && { PUBLIC_ORIGIN: settings.proxyOrigin }),
      INTERNAL_SECRET: settings.internalSecret,
      ...billingPayments(settings.payments),
    };
  }
  const key = settings.s3Keys?.[service] ?? settings.s3;
  const media = {
    REDIS_URL: settings.redisUrl,
    S3_ENDPOINT: settings.s3.endpoint,
    S3_REGION: settings.s3.region,
    S3_ACCESS_KEY: key.accessKey,
    S3_SECRET_KEY: key.secretKey,
    S3_BUCKET: settings.bucket,
  };
  if (service === 'analysis-worker') {
    return { ...common, ...media, FFMPEG_PATH: settings.ffmpeg.ffmpeg, FFPROBE_PATH: settings.ffmpeg.ffprobe };
  }
  return {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    STORAGE_DISK_PATH: settings.dataFolder,
    ...common,
    ...(settings.proxyOrigin && { PUBLIC_ORIGIN: settings.proxyOrigin, TRUST_PROXY_CIDRS: '127.0.0.1/32' }),
    ADMIN_PASSWORD: settings.adminPassword,
    INTERNAL_SECRET: settings.internalSecret,
    BILLING_URL: `http://127.0.0.1:${settings.billingPort}`,
    GAMIFICATION_URL: `http://127.0.0.1:${settings.gamificationPort}`,
    PUSH_PUBLIC_KEY: publicPushKey(settings.pushKey),
    ...gatewayPayments(settings.payments),
    ...media,
    WEB_DIST: join(repositoryRoot, 'apps/web/dist'),
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
