import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createLogger, createServiceApp, type ServiceApp } from '@trueswing/service-kit';
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
  const logger = createLogger({ service: 'gateway', level: 'silent' });
  app = createServiceApp({ logger, readiness: {}, handlerTimeoutMs });
  await app.register(pressurePlugin);
  app.get('/api/call', async () => 'answer');
  await app.register(webClientPlugin, { env: { WEB_DIST: folder } });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

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
