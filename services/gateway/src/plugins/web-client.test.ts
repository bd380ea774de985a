import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { createLogger, createServiceApp, type Logger, type ServiceApp } from '@trueswing/service-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pressurePlugin } from './pressure.ts';
import { webClientPlugin } from './web-client.ts';

const handlerTimeoutMs = 200;
/** More than the buffers of a connection hold. */
const largeBytes = 16_000_000;

let app: ServiceApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-web-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets/screen-4f2a.js'), 'export {};');
  await writeFile(join(folder, 'assets/large-4f2a.wasm'), Buffer.alloc(largeBytes));
  app = await openApp(createLogger({ service: 'gateway', level: 'silent' }));
});
async function openApp(logger: Logger): Promise<ServiceApp> {
  const opened = createServiceApp({ logger, readiness: {}, handlerTimeoutMs });
  await opened.register(pressurePlugin);
  await opened.register(cookie);
  opened.get('/api/call', async () => 'answer');
  await opened.register(webClientPlugin, { env: { WEB_DIST: folder, PUBLIC_ORIGIN: 'https://golf.example' } });
  return opened;
}
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(['GET /api', 'GET /api/none', 'HEAD /api/none', 'POST /api/none', 'GET /%61pi/none'])(
  'logs and measures %s, which has no route, as a call',
  async (call) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const logged: object[] = [];
    const logger = createLogger({ service: 'gateway', level: 'info' });
    logger.onChild = (child) => {
      if (!child.isLevelEnabled('info')) return;
      child.info = (fields: object, msg?: string) => logged.push({ ...child.bindings(), ...fields, msg });
    };
    await app.close();
    app = await openApp(logger);
    const measured = `http_request_seconds_count{method="${method}",route="none",status="404"}`;
    const countOf = async () => {
      const { body } = await app.inject('/metrics');
      return Number(
        body
          .split('\n')
          .find((line) => line.startsWith(measured))
          ?.split(' ')[1] ?? 0,
      );
    };
    const before = await countOf();
    logged.length = 0;
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    const requestId = answer.headers['x-request-id'];
    expect(logged).toMatchObject([{ msg: 'request', requestId, status: 404 }]);
    expect(await countOf()).toBe(before + 1);
  },
);

/** The delay is measured once a second, so it must last through a whole measurement. */
async function blockLoop(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200);
    await setImmediate();
  }
}

it('sends the files of a screen while calls are refused, as a screen does not request them again', async () => {
  await app.ready();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  await blockLoop();
  expect(await statusOf('/api/call')).toBe(503);
  expect(await statusOf('/assets/screen-4f2a.js')).toBe(200);
  expect(await statusOf('/')).toBe(200);
}, 30_000);

it('names what the page of an analysis needs first, for golfers alone', async () => {
  const path = '/analysis/00000000-0000-4000-8000-000000000000';
  const linkOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).headers.link;
  const golfer = { cookie: '__Host-session=any' };
  expect(await linkOf(path, golfer)).toBe(
    '</api/swing-analyses/00000000-0000-4000-8000-000000000000>; rel=preload; as=fetch; crossorigin, ' +
      '</api/swing-analyses/00000000-0000-4000-8000-000000000000/key-frames/face-on/top>; rel=preload; as=image; fetchpriority=high',
  );
  expect(await linkOf(`${path}?moment=impact`, golfer)).toBe(
    '</api/swing-analyses/00000000-0000-4000-8000-000000000000>; rel=preload; as=fetch; crossorigin',
  );
  expect(await linkOf(path)).toBeUndefined();
  expect(await linkOf('/analysis/%3E;rel=preload', golfer)).toBeUndefined();
});

it('does not cut off a file that a slow link takes longer to transfer than a call may last', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/assets/large-4f2a.wasm`, resolve).on('error', reject);
  });
  await setTimeout(handlerTimeoutMs * 3);
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).length;
  expect(received).toBe(largeBytes);
}, 30_000);
