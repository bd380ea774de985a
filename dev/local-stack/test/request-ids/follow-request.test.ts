import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { connectTo, ping, startTlsStores, type TlsStores } from '../tls/tls-stores.ts';
import { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.ts';

/** Log lines are written soon after an answer, on a busy machine later. */
const patience = { timeout: 30_000 };
type LogLine = Record<string, unknown> & { msg: string };

/** Small and at 30 frames a second, so that it is analyzed quickly. */
const swing = readFileSync(join(repositoryRoot, 'dev/demo/swings/rowan-8.mp4'));
let folder: string;
let stores: TlsStores;
let system: RunningSystem;
let collector: OtlpReceiver;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-request-'));
  // The way of a request is the same with and without TLS to the stores, so one system shows both.
  stores = await startTlsStores(folder);
  collector = await startOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  system = await startSystem({ dataFolder: join(folder, 'system'), ports: 'any', fsync: false });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await system?.remove();
  await stores?.remove();
  await collector?.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (path: string, cookie = '', init: RequestInit = {}) =>
  fetch(`${system.webUrl}${path}`, { ...init, headers: { origin: system.webUrl, cookie, ...init.headers } });

async function register(email: string): Promise<string> {
  const golfer = { email, password: 'a-long-enough-password', firstName: 'F', lastName: '' };
  const headers = { 'content-type': 'application/json' };
  const answer = await call('/api/auth/register', '', { method: 'POST', headers, body: JSON.stringify(golfer) });
  expect(answer.status).toBe(201);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function linesWith(service: string, requestId: string): LogLine[] {
  const lines = readFileSync(join(system.logFolder, `${service}.log`), 'utf8').split('\n');
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  return logged.filter((line) => line.requestId === requestId);
}

/** Messages that a service logged with an id, with the type of the event if they are about one. */
const messagesWith = (service: string, requestId: string): string[] =>
  linesWith(service, requestId).map(({ msg, eventType }) => (eventType ? `${msg}: ${eventType}` : msg));

/** The spans of a trace, once all of these have arrived, as `service: name`. */
async function spansOfTrace(traceId: unknown, names: readonly string[]) {
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const arrived = () => ofTrace().map(({ service, name }) => `${service}: ${name}`);
  await vi.waitFor(() => expect(arrived()).toEqual(expect.arrayContaining([...names])), patience);
  return ofTrace();
}

it('follows one upload by its id and as one trace through all services, to the notification', async () => {
  const cookie = await register('followed@example.com');
  const body = new FormData();
  body.set('clubSelection', 'driver');
  body.set('faceOnVideo', new File([swing], 'swing.mp4', { type: 'video/mp4' }));
  const accepted = await call('/api/swing-analyses', cookie, {
    method: 'POST',
    headers: { 'x-request-id': 'c0ffeec0ffee' },
    body,
  });
  expect(accepted.status, await accepted.clone().text()).toBe(200);
  const requestId = accepted.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[0-9a-f]{12}$/);
  expect(requestId).not.toBe('c0ffeec0ffee');

  await vi.waitFor(() => expect(messagesWith('gamification', requestId)).toContain('event handled: swing.analyzed'), {
    timeout: 240_000,
    interval: 1_000,
  });
  // It also hears of the analysis, for the golfer's goal: before gamification or after it.
  const ofUpload = messagesWith('gateway', requestId).filter((message) => message !== 'event handled: swing.analyzed');
  expect(ofUpload).toEqual(['swing uploaded', 'request']);
  const worker = messagesWith('analysis-worker', requestId);
  expect(worker).toEqual(
    expect.arrayContaining(['event handled: swing.uploaded', 'attempt started', 'analysis succeeded']),
  );
  const notifications = (await (await call('/api/notifications', cookie)).json()) as { type: string }[];
  expect(notifications.map(({ type }) => type)).toContain('upload_success');

  const [logged] = linesWith('gateway', requestId);
  const spans = await spansOfTrace(logged?.traceId, [
    'gateway: POST /api/swing-analyses',
    'analysis-worker: handle swing.uploaded',
    ...['analyze video', 'download', 'probe', 'decode and pose', 'transcode', 'measure', 'turn network'].map(ofWorker),
    ...['write text', 'write files', 'store', 'commit'].map(ofWorker),
    'gamification: handle swing.analyzed',
    'gamification: notify',
  ]);
  const parents = new Map(spans.map((span) => [span.spanId, span]));
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.map(({ name }) => name)).toEqual(['POST /api/swing-analyses']);
  expect(roots[0]?.attributes).toMatchObject({ 'request.id': requestId, 'http.response.status_code': 200 });
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !parents.has(parentSpanId))).toEqual([]);
  // Up from the notification: each part was caused by the one before.
  const path: string[] = [];
  let span = spans.find(({ name }) => name === 'notify');
  for (; span; span = parents.get(span.parentSpanId ?? '')) path.unshift(span.name);
  // Usually the gateway wakes the worker; if the sweeper is faster, the event is on the path as well.
  const direct = path.filter((name) => name !== 'handle swing.uploaded');
  expect(direct).toEqual(['POST /api/swing-analyses', 'analyze video', 'commit', 'handle swing.analyzed', 'notify']);
  expect(JSON.stringify(spans)).not.toMatch(/example\.com|swing\.mp4|127\.0\.0\.1/);
  for (const service of ['gateway', 'analysis-worker', 'gamification']) {
    const traceIds = linesWith(service, requestId).map(({ traceId }) => traceId);
    expect(new Set(traceIds), service).toEqual(new Set([logged?.traceId]));
  }
});

const ofWorker = (name: string): string => `analysis-worker: ${name}`;

describe('PostgreSQL and Redis by TLS', () => {
  it('carries all of it, in every connection', async () => {
    const client = new pg.Client({ connectionString: stores.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `select count(*) filter (where ssl)::int as encrypted, count(*)::int as connections
       from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'trueswing'`,
    );
    await client.end();
    expect(rows[0].connections).toBeGreaterThan(4);
    expect(rows[0].encrypted).toBe(rows[0].connections);
  });

  it('is the only way', async () => {
    await expect(connectTo(stores.plain.adminUrl)).rejects.toThrow(/no encryption/);
    await expect(ping(stores.plain.redisUrl)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is refused with a certificate that is not known', async () => {
    const url = new URL(stores.databaseUrl);
    url.searchParams.delete('sslrootcert');
    await expect(connectTo(url.href)).rejects.toThrow(/self-signed certificate/);
    await expect(ping(stores.redisUrl)).rejects.toThrow(/self-signed certificate/);
  });
});

it('gives a refused call the same id in its answer, its header and the log', async () => {
  const answer = await call('/api/notifications');
  expect(answer.status).toBe(401);
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  await vi.waitFor(() => expect(messagesWith('gateway', requestId)).toContain('request'), patience);
});

it('passes the id and the trace of a call on to the service that answers it', async () => {
  const cookie = await register('caller@example.com');
  const answer = await call('/api/notifications', cookie);
  const requestId = answer.headers.get('x-request-id') ?? '';
  await vi.waitFor(() => {
    expect(messagesWith('gateway', requestId)).toContain('request');
    expect(messagesWith('gamification', requestId)).toContain('request');
  }, patience);
  const [logged] = linesWith('gateway', requestId);
  await spansOfTrace(logged?.traceId, [
    'gateway: GET /api/notifications',
    'gateway: call gamification',
    'gamification: GET /api/notifications',
  ]);
});

describe('a collector that has broken down', () => {
  /** Five calls a second, each as right as before. */
  async function callsSucceed({ seconds }: { seconds: number }): Promise<void> {
    const cookie = await register(`${randomUUID()}@example.com`);
    for (let count = 0; count < seconds * 5; count++) {
      const answer = await call('/api/notifications', cookie, { signal: AbortSignal.timeout(2_000) });
      expect(answer.status).toBe(200);
      await delay(200);
    }
  }
  const log = (service: string): string => readFileSync(join(system.logFolder, `${service}.log`), 'utf8');

  it('changes nothing for calls and the end of a service while it hangs', async () => {
    collector.hang();
    // Longer than the services wait for the collector.
    await callsSucceed({ seconds: 8 });
    expect(log('gateway')).toContain('"msg":"traces could not be sent"');
    const stoppedAt = performance.now();
    await system.parts.gamification?.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(log('gamification')).toContain('"msg":"stopped"');
    await system.parts.gamification?.restart();
  });

  it('changes nothing for calls while it refuses connections', async () => {
    await collector.close();
    await callsSucceed({ seconds: 3 });
  });
});
