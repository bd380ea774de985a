import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { createServiceApp } from './create-service-app.ts';

const silent = pino({ level: 'silent' });
const open = (readiness = {}) => createServiceApp({ logger: silent, readiness });

describe('the error handler', () => {
  it('answers an expected failure with its code, sentence and request id', async () => {
    const app = open();
    app.get('/limit', () => {
      throw new AppError('upload-limit-reached', { requiresUpgrade: true });
    });
    const answer = await app.inject('/limit');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      code: 'upload-limit-reached',
      message: "You've used your free video upload. Upgrade to premium for weekly uploads.",
      requiresUpgrade: true,
      requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  it('does not reveal the cause of an internal error', async () => {
    const app = open();
    app.get('/broken', () => {
      throw new Error('password of the database is hunter2');
    });
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal-error');
    expect(answer.body).not.toContain('hunter2');
  });

  it('asks the client to retry while the database is away', async () => {
    const app = open();
    app.get('/read', () => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    });
    const answer = await app.inject('/read');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'not-ready']);
    expect(answer.body).not.toContain('5432');
  });

  it.each([
    ['the account', 'insert or update on table "goal"', 'goal_user_id_fkey', 401, 'not-signed-in'],
    ['the analysis', 'insert or update on table "share"', 'share_analysis_id_fkey', 404, 'not-found'],
    ['nothing', 'update or delete on table "swing"', 'share_analysis_id_fkey', 500, 'internal-error'],
  ])(
    'of a write that refers to what is no longer there names the cause: %s',
    async (_, start, constraint, status, code) => {
      const app = open();
      app.get('/write', () => {
        throw Object.assign(new Error(`${start} violates foreign key constraint`), { code: '23503', constraint });
      });
      const answer = await app.inject('/write');
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    },
  );

  it('refuses a body that does not fit the contract', async () => {
    const app = open();
    app.post('/echo', { schema: { body: z.object({ handicap: z.number() }) } }, (request) => request.body);
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: { handicap: 'low' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('bad-request');
  });

  it('replaces an answer that breaks its own contract by 500, without the data', async () => {
    const app = open();
    const response = { 200: z.object({ id: z.uuid() }) };
    app.get('/leak', { schema: { response } }, async () => ({ id: 'secret' }) as never);
    const answer = await app.inject('/leak');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });

  it('takes no request id from the client', async () => {
    const app = open();
    const answer = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'mine' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().requestId).not.toBe('mine');
  });
});

describe('health', () => {
  it('is ready when every check passes', async () => {
    const answer = await open({ database: async () => undefined }).inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', checks: { database: true } });
  });

  it('names the part that is away, also when it hangs', async () => {
    const hanging = () => new Promise<never>(() => {});
    const app = open({ database: async () => undefined, redis: hanging });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not-ready', checks: { database: true, redis: false } });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is ready without an optional part, which it names', async () => {
    const optionalParts = { objectStore: () => Promise.reject(new Error('away')) };
    const app = createServiceApp({ logger: silent, readiness: { database: async () => undefined }, optionalParts });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', checks: { database: true, objectStore: false } });
  });
});

it('exposes its own metrics, those that can be read', async () => {
  const metrics = [
    { name: 'balls_total', help: 'Balls hit', read: async () => 72 },
    { name: 'lag_seconds', help: 'Unknown now', read: () => Promise.reject(new Error('database away')) },
  ];
  const answer = await createServiceApp({ logger: silent, readiness: {}, metrics }).inject('/metrics');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('\nballs_total 72\n');
  expect(answer.body).toContain('\nlag_seconds Nan\n');
  expect(answer.body).toContain('process_cpu_seconds_total');
});

it('counts the refusals that an attack may cause, by code, and no others', async () => {
  const app = open();
  app.get('/guess', () => Promise.reject(new AppError('wrong-credentials')));
  app.get('/limit', () => Promise.reject(new AppError('premium-required')));
  const countOf = async (code: string) => {
    const { body } = await app.inject('/metrics');
    return new RegExp(`^http_security_refusals_total\\{[^}]*code="${code}"[^}]*\\} (\\d+)$`, 'm').exec(body)?.[1];
  };
  const before = Number(await countOf('wrong-credentials'));
  for (const path of ['/guess', '/guess', '/limit']) await app.inject(path);
  expect(Number(await countOf('wrong-credentials'))).toBe(before + 2);
  expect(await countOf('premium-required')).toBeUndefined();
});

it('exposes metrics by default, and none if they are disabled', async () => {
  expect((await open().inject('/metrics')).body).toContain('process_cpu_seconds_total');
  const publicApp = createServiceApp({ logger: silent, readiness: {}, metricsAt: null });
  expect((await publicApp.inject('/metrics')).statusCode).toBe(404);
});
