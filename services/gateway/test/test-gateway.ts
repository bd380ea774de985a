import { randomUUID } from 'node:crypto';
import { createLogger } from '@trueswing/service-kit';
import { createTestBucket, createTestDatabase, createTestRedis, testStores } from '@trueswing/testkit';
import type { RouteOptions } from 'fastify';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { startEventConsumer } from '../src/background.ts';
import { type Deps, openDeps } from '../src/deps.ts';
import type { Env } from '../src/env.ts';
import { registerAccount } from '../src/features/accounts/registration/register-account.ts';
import { openPremiumGrants, type PremiumPeriod } from './grant-premium.ts';

export interface Golfer {
  id: string;
  email: string;
  cookie: string;
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** Headers that a browser sends with calls of the gateway's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin' } as const;

/**
 * Starts a gateway in this process, with a database, a bucket and a Redis of its own. `connectVia` may put proxies between
 * the gateway and its stores; `changedDeps` may shorten its waits.
 */
export async function startGateway(
  overrides: Partial<Env> = {},
  connectVia: (stores: Env) => Promise<Partial<Env>> = none,
  changedDeps: Partial<Deps> = {},
  // Its event loop also does the test's own work, such as building a form of 50 MB.
  { refusesUnderPressure = false } = {},
) {
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  await redis.flush();
  const stores = testEnv({ databaseUrl: database.url('gateway'), redisUrl: redis.url, bucket: bucket.name, overrides });
  const env: Env = { ...stores, ...(await connectVia(stores)) };
  const logger = createLogger({ service: 'gateway', level: env.LOG_LEVEL });
  let clockOffsetMs = 0;
  let stoppedAt: Date | null = null;
  const now = () => stoppedAt ?? new Date(Date.now() + clockOffsetMs);
  const { deps: opened, close } = await openDeps(env, logger, now);
  const deps: Deps = { ...opened, ...changedDeps };
  const routes: Pick<RouteOptions, 'method' | 'url'>[] = [];
  const errors = new Map<string, Error>();
  const app = await buildApp(deps, {
    refusesUnderPressure,
    onRoute(route) {
      routes.push(route);
      route.onError = async (request, _reply, error) => {
        errors.set(request.id, error);
      };
    },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const consumer = startEventConsumer(deps);
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 3 });
  admin.on('error', () => undefined);
  const premium = openPremiumGrants(database.url('billing'));

  return {
    app,
    bucket,
    /** URL of the gateway's database for another service's role. */
    databaseUrl: (role: Parameters<typeof database.url>[0]) => database.url(role),
    deps,
    origin,
    /** The error behind an answer that failed, by the answer's `requestId`. The answer itself does not reveal it. */
    errorOf: (requestId: string) => errors.get(requestId),
    /** Every route of the app, as it was registered. */
    routes,
    /** Rows of a query as the superuser. */
    rows: async (text: string, values: unknown[] = []) => (await admin.query(text, values)).rows,
    /** Moves the clock of the service, not of the machine. */
    moveClock: (seconds: number) => {
      clockOffsetMs += seconds * 1_000;
    },
    /** Stops the service's clock at a moment; null lets it run again. */
    setClock: (moment: Date | null) => {
      stoppedAt = moment;
    },
    /** Starts another gateway on the same stores. */
    startSecond: async (changes: Partial<Env> = {}) => {
      const second = await openDeps({ ...env, ...changes }, logger, now);
      const replica = await buildApp(second.deps);
      const stop = async () => {
        await replica.close();
        await second.close();
      };
      return { origin: await replica.listen({ host: '127.0.0.1', port: 0 }), stop };
    },
    /** A new session of a golfer who is registered. */
    signIn: async (golfer: Golfer): Promise<Golfer> => {
      const json = { email: golfer.email, password };
      const response = await callAt(origin, '/api/auth/sign-in', { json, headers: anotherNetwork() });
      return { ...golfer, cookie: await cookieFrom(response) };
    },
    call: (path: string, call: GatewayCall = {}) => callAt(origin, path, call),
    /** The cookie of an admin's session. */
    signInAdmin: async () => {
      const json = { password: adminPassword };
      const response = await callAt(origin, '/api/admin/login', { json, headers: anotherNetwork() });
      return cookieFrom(response);
    },
    register: (email?: string) => (deps.mailer ? insertGolfer(deps, email) : registerAt(origin, email)),
    /** Grants Premium, which renews unless the period says otherwise. */
    makePremium: ({ id }: Golfer, period?: Partial<PremiumPeriod>) => premium.grant(id, period),
    async stop() {
      await app.close();
      await consumer.stop();
      await close();
      await Promise.all([admin.end(), premium.close()]);
      await Promise.all([database.drop(), bucket.remove()]);
    },
  };
}

const none = async () => ({});

export function testEnv(facts: {
  databaseUrl: string;
  redisUrl: string;
  bucket: string;
  overrides: Partial<Env>;
}): Env {
  const { s3 } = testStores();
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    OTEL_TRACES_SAMPLER_ARG: 1,
    HOST: '127.0.0.1',
    PORT: 0,
    DATABASE_URL: facts.databaseUrl,
    REDIS_URL: facts.redisUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: facts.bucket,
    UPLOAD_RETENTION_DAYS: 365,
    STORAGE_RESERVE_GB: 2,
    WEB_DIST: undefined,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    // Each test golfer can have an address of their own.
    TRUST_PROXY_CIDRS: ['127.0.0.1/32'],
    ADMIN_PASSWORD: adminPassword,
    ADMIN_SECOND_FACTOR: 'optional',
    BILLING_URL: 'http://127.0.0.1:9',
    GAMIFICATION_URL: 'http://127.0.0.1:9',
    INTERNAL_SECRET: internalSecret,
    STRIPE_JS_URL: 'https://js.stripe.com/v3/',
    PUSH_SERVICES: ['https://push.example.com'],
    PUSH_PUBLIC_KEY: 'B'.repeat(87),
    ...facts.overrides,
  };
}

export const password = 'a long enough password';
export const adminPassword = 'the admin password of the tests';

/** The token of a link. */
export function tokenOfLink(url: string): string {
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
  if (!token) throw new Error('no token');
  return token;
}

export const internalSecret = 'the internal secret of all the tests';

/** Headers of a call from another network, for the rate limits. */
export const anotherNetwork = () => ({
  'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

export interface GatewayCall extends Omit<RequestInit, 'headers'> {
  /** The signed-in golfer. */
  as?: Golfer;
  /** Body that is sent as JSON, by POST unless `method` says otherwise. */
  json?: unknown;
  headers?: Record<string, string>;
}

/** Calls as a browser on the gateway's own page would. */
export function callAt(origin: string, path: string, { as, json, headers, ...rest }: GatewayCall): Promise<Response> {
  return fetch(origin + path, {
    redirect: 'manual',
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    ...rest,
    headers: {
      ...ownPage,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(as && { cookie: as.cookie }),
      ...headers,
    },
  });
}

export async function registerAt(origin: string, email = `${randomUUID()}@example.com`): Promise<Golfer> {
  const json = { email, password, firstName: 'Ada' };
  const response = await callAt(origin, '/api/auth/register', { json, headers: anotherNetwork() });
  if (response.status !== 201) throw new Error(`registration: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { id, email, cookie: sessionCookie(response) };
}

/** A golfer whose e-mail is confirmed, where registration only sends a mail. */
async function insertGolfer(deps: Deps, email = `${randomUUID()}@example.com`): Promise<Golfer> {
  const body = { email, password, firstName: 'Ada', lastName: '' };
  const { userId, token } = await registerAccount(deps, body, { previousToken: null, device: null });
  return { id: userId, email, cookie: `session=${token}` };
}

/** The cookie that a response sets, as a browser sends it back. */
export function sessionCookie(response: Response, body = ''): string {
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`no cookie: ${response.status} ${body}`);
  return cookie.split(';')[0] ?? '';
}

/** The same of a response whose body nothing has read; the body explains a missing cookie. */
const cookieFrom = async (response: Response): Promise<string> => sessionCookie(response, await response.text());
