import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceApp } from './create-service-app.ts';
import type { ServiceApp } from './service-app.ts';

/** Far below the 5 s after which running requests are aborted, and below the 30 s of an idle keep-alive connection. */
const promptMs = 2_000;

let app: ServiceApp;
let agent: Agent;
let origin: string;
let mayAnswer: () => void;
let video: PassThrough;
beforeEach(async () => {
  app = createServiceApp({ logger: pino({ level: 'silent' }), readiness: {} });
  const answerable = new Promise<void>((resolve) => {
    mayAnswer = resolve;
  });
  app.get('/slow', async () => {
    await answerable;
    return 'done';
  });
  video = new PassThrough();
  app.get('/video', (_request, reply) => reply.type('video/mp4').send(video));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

async function get(path: string): Promise<IncomingMessage> {
  const [response] = (await once(request(origin + path, { agent }).end(), 'response')) as [IncomingMessage];
  return response;
}

async function closeMs(closed: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await closed;
  return performance.now() - startedAt;
}

it('closes promptly after a request that was running, whose connection the client keeps open', async () => {
  const arrived = once(app.server, 'request');
  const answer = get('/slow');
  await arrived;
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  mayAnswer();
  const response = await answer;
  expect([response.headers.connection, await text(response)]).toEqual(['close', 'done']);
  expect(await closeMs(closed)).toBeLessThan(promptMs);
});

it('closes promptly after an answer that had begun before, and sends all of it', async () => {
  const answer = get('/video');
  video.write('first ');
  const response = await answer;
  expect(response.headers.connection).not.toBe('close');
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  video.end('second');
  expect(await text(response)).toBe('first second');
  expect(await closeMs(closed)).toBeLessThan(promptMs);
});

it('closes promptly with an idle connection', async () => {
  mayAnswer();
  await text(await get('/slow'));
  expect(await closeMs(app.close())).toBeLessThan(promptMs);
});
