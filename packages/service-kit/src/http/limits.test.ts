import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServiceApp } from './create-service-app.ts';
import type { ServiceApp } from './service-app.ts';

let app: ServiceApp;
afterEach(() => app.close());

const open = (options: Partial<Parameters<typeof createServiceApp>[0]> = {}) => {
  app = createServiceApp({ logger: pino({ level: 'silent' }), readiness: {}, ...options });
  return app;
};

it('a call that hangs is answered in time, with a code and when to try again', async () => {
  open({ handlerTimeoutMs: 50 }).get('/hangs', () => new Promise<never>(() => {}));
  const answer = await app.inject('/hangs');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'not-ready', '5']);
});

it('a call that hangs before its handler is answered in time too', async () => {
  open({ handlerTimeoutMs: 100 });
  app.get('/hook', { onRequest: () => new Promise<never>(() => {}) }, async () => 'done');
  expect((await app.inject('/hook')).statusCode).toBe(503);
});

it('an injected request, which has no connection, is not watched after its answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    open().get('/call', async () => 'answer');
    await app.inject('/call');
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['a body that comes too slowly', '{', 'request-too-slow'],
  ['a body that is shorter than announced', '{"a": 1}', 'request-too-slow'],
])('%s is 408 in bounded time, and its connection ends', async (_what, body, code) => {
  open({ handlerTimeoutMs: 100 }).post('/body', async () => 'done');
  const startedAt = performance.now();
  const { head, all } = await send(
    `POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n${body}`,
    { untilClosed: true },
  );
  expect(head).toContain('408');
  expect(all).toContain(code);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('a handler that ends after its time limit sends nothing more, and other requests go on', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  open({ handlerTimeoutMs: 50 }).get('/late', async (_request, reply) => {
    await ended;
    return reply.status(201).header('x-late', 'yes').send('late');
  });
  const answer = await app.inject('/late');
  expect([answer.statusCode, answer.headers['x-late']]).toEqual([503, undefined]);
  end();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('a flood of readiness requests checks the stores once a second', async () => {
  let asked = 0;
  open({
    readiness: {
      store: async () => {
        asked += 1;
      },
    },
  });
  const readiness = () => app.inject('/readyz');
  await Promise.all(Array.from({ length: 50 }, readiness));
  for (let count = 0; count < 50; count++) await readiness();
  expect(asked).toBe(1);
  await expect.poll(async () => (await readiness()) && asked, { timeout: 3_000 }).toBe(2);
});

describe('a refused body', () => {
  it.each([
    ['keeps its connection', 'POST /nowhere', 'connection: keep-alive', '404'],
    ['wants it closed', 'POST /nowhere', 'connection: close', '404'],
    ['sends too much JSON', 'POST /body', 'content-type: application/json', '413'],
  ])(
    'leaves its answer to a client that %s, which reads once it has sent everything',
    async (_who, call, header, status) => {
      open().post('/body', async () => 'done');
      const answered = new Promise((resolve) => {
        app.server.once('request', (_request, response) => response.once('finish', resolve));
      });
      const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
      const socket = connect(Number(port), '127.0.0.1').pause();
      const ended = once(socket, 'end').catch(() => undefined);
      const piece = 'x'.repeat(100_000);
      socket.write(`${call} HTTP/1.1\r\nhost: x\r\n${header}\r\ncontent-length: 800000\r\n\r\n${piece}`);
      await answered;
      for (let sent = 1; sent < 8; sent++) {
        await setTimeout(10);
        await new Promise<void>((resolve, reject) =>
          socket.write(piece, (error) => (error ? reject(error) : resolve())),
        );
      }
      const [answer] = await once(socket.resume(), 'data');
      expect(String(answer)).toContain(`HTTP/1.1 ${status}`);
      if (header === 'connection: close') await ended;
      socket.destroy();
    },
  );

  it('that has no end is dropped up to a limit, then its connection is aborted', async () => {
    open().post('/body', async () => 'done');
    const { head, sentBytes } = await send('POST /nowhere HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n', {
      endless: true,
    });
    expect(head).toContain('404');
    expect(sentBytes).toBeGreaterThan(1024 * 1024);
    expect(sentBytes).toBeLessThan(300 * 1024 * 1024);
  });

  it('that ends leaves its connection to the next request', async () => {
    open().post('/body', async () => 'done');
    const refused = 'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n';
    const next = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    const { head, all } = await send(refused + 'x'.repeat(100_000) + next);
    expect(head).toContain('404');
    expect(all).toContain('{"status":"ok"}');
  });
});

it.each([
  ['a body of 64 KiB and a byte', 'application/json', 'x'.repeat(64 * 1024 + 1), [413, 'request-too-large']],
  ['a type that is not JSON', 'text/csv', 'a,b', [400, 'bad-request']],
  ['JSON that poisons prototypes', 'application/json', '{"__proto__":{"isAdmin":true}}', [400, 'bad-request']],
])('%s is refused with a code', async (_what, type, payload, expected) => {
  open().post('/body', async () => 'done');
  const answer = await app.inject({ method: 'POST', url: '/body', headers: { 'content-type': type }, payload });
  expect([answer.statusCode, answer.json().code]).toEqual(expected);
});

/** Writes raw bytes and returns what came back until the server closed, or else its first answer. */
async function send(
  text: string,
  { endless = false, untilClosed = text.includes('connection: close') } = {},
): Promise<{ head: string; all: string; sentBytes: number }> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let all = '';
  socket.on('data', (chunk) => {
    all += chunk;
  });
  socket.write(text);
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  while (endless && !socket.destroyed) {
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  if (!endless) await Promise.race([closed, once(socket, 'data')]);
  if (untilClosed) await closed;
  socket.destroy();
  return { head: all.split('\r\n')[0] ?? '', all, sentBytes: socket.bytesWritten };
}
