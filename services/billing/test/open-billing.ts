import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@trueswing/contracts';
import { createLogger, openDatabase, signInternalCall } from '@trueswing/service-kit';
import { createTestDatabase, openTestPayments, testPaymentKeys } from '@trueswing/testkit';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { startEventConsumer } from '../src/background.ts';
import type { BillingTables } from '../src/database.tables.ts';
import { openDeps, type PaymentDeps } from '../src/deps.ts';
import type { Env } from '../src/env.ts';
import { openStripe } from '../src/stripe-client.ts';

export const internalSecret = 'the internal secret of all the tests';
export type TestBilling = Awaited<ReturnType<typeof openBilling>>;

export interface Answer {
  status: number;
  body: {
    url?: string;
    clientSecret?: string;
    plan?: string;
    message?: string;
    isPremium?: boolean;
    code?: ErrorCode;
  };
}

/** Signs a call as the gateway does. */
export function internalHeaders(
  path: string,
  who: { userId?: string; email?: string } = {},
  now = new Date(),
): Record<string, string> {
  return signInternalCall(internalSecret, { method: 'POST', path, ...who }, now);
}

/** Opens the service's HTTP side, on a new database and payments sandbox. The test decides when events are handled. */
export async function openBilling(overrides: Partial<Env> = {}) {
  const [database, payments] = await Promise.all([createTestDatabase(), openTestPayments()]);
  const env = billingEnv(database.url('billing'), payments.origin, overrides);
  const logger = createLogger({ service: 'billing', level: env.LOG_LEVEL });
  const { deps: opened, close } = await openDeps(env, logger);
  let clockOffsetMs = 0;
  const keys = { ...testPaymentKeys, apiBase: payments.origin };
  const deps: PaymentDeps = {
    ...opened,
    stripe: opened.stripe ?? openStripe(keys),
    now: () => new Date(Date.now() + clockOffsetMs),
  };
  // Without a key the routes get no client.
  const app = await buildApp({ ...deps, stripe: opened.stripe });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const webhook = await relayWebhooks(() => origin);
  const gateway = openDatabase<BillingTables>({ url: database.url('gateway'), logger, maxConnections: 1 });
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  admin.on('error', () => undefined);

  return {
    deps,
    payments,
    origin,
    webhookUrl: webhook.url,
    databaseUrl: database.url('billing'),
    /** The same database, with the gateway's role. */
    gatewayDb: gateway.db,
    rows: async (text: string, values: unknown[] = []) => (await admin.query(text, values)).rows,
    moveClock: (seconds: number) => {
      clockOffsetMs += seconds * 1_000;
    },
    call: (path: string, userId: string, body: object = {}): Promise<Answer> =>
      callBilling(origin, path, userId, body, deps.now()),
    async close() {
      await app.close();
      await webhook.close();
      await gateway.close();
      await close();
      await admin.end();
      await payments.close();
      await database.drop();
    },
  };
}

/** The same with the event consumer, which handles events as soon as they are published. */
export async function openBillingWithConsumer() {
  const billing = await openBilling();
  const consumer = startEventConsumer(billing.deps);
  return {
    ...billing,
    async close() {
      await consumer.stop();
      await billing.close();
    },
  };
}

export async function callBilling(
  origin: string,
  path: string,
  userId: string,
  body: object,
  now = new Date(),
): Promise<Answer> {
  const who = { userId, email: `${userId}@example.com` };
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...internalHeaders(path, who, now), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export function billingEnv(databaseUrl: string, apiBase: string, overrides: Partial<Env>): Env {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    OTEL_TRACES_SAMPLER_ARG: 1,
    HOST: '127.0.0.1',
    PORT: 0,
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    INTERNAL_SECRET: internalSecret,
    STRIPE_SECRET_KEY: testPaymentKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: testPaymentKeys.webhookSecret,
    STRIPE_API_BASE: apiBase,
    ...overrides,
  };
}

/** Forwards webhooks as the gateway does. */
export async function relayWebhooks(target: () => string): Promise<{ url: string; close(): Promise<void> }> {
  const path = '/api/stripe/webhook';
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = {
      ...internalHeaders(path),
      'content-type': 'application/octet-stream',
      'stripe-signature': String(request.headers['stripe-signature']),
    };
    const answer = await fetch(target() + path, { method: 'POST', headers, body: Buffer.concat(chunks) }).catch(
      () => null,
    );
    response.writeHead(answer?.status ?? 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
