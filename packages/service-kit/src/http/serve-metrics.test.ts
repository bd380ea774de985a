import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createServiceApp } from './create-service-app.ts';
import type { ServiceApp } from './service-app.ts';

const logger = pino({ level: 'silent' });
const host = '127.0.0.1';
let app: ServiceApp | undefined;
afterEach(() => app?.close());

/** A port that was free a moment ago. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('counts requests by the pattern of their route, and never by what a client wrote', async () => {
  app = createServiceApp({ logger, readiness: {} });
  app.get('/swings/:id', async ({ params }) => {
    if ((params as { id: string }).id === 'broken') throw new AppError('internal-error');
    return 'ok';
  });
  for (const path of ['/swings/first', '/swings/second', '/swings/broken', '/unknown']) await app.inject(path);
  const { body } = await app.inject('/metrics');
  const count = (route: string, status: number) =>
    body.match(`http_request_seconds_count{method="GET",route="${route}",status="${status}"} (\\d+)`)?.[1];
  expect([count('/swings/:id', 200), count('/swings/:id', 500), count('none', 404)]).toEqual(['2', '1', '1']);
  expect(body).not.toMatch(/first|unknown"/);
});

it('serves the metrics of a public app on their own port alone, until the app closes', async () => {
  const port = await findPort();
  const metrics = [{ name: 'balls_total', help: 'Balls hit', read: async () => 72 }];
  app = createServiceApp({ logger, readiness: {}, metrics, metricsAt: { host, port } });
  await app.ready();
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const answer = await fetch(`http://${host}:${port}/metrics`);
  expect(await answer.text()).toMatch(/^balls_total 72$/m);
  expect((await fetch(`http://${host}:${port}/api/me`)).status).toBe(404);
  await app.close();
  await expect(fetch(`http://${host}:${port}/metrics`)).rejects.toThrow();
});

it('does not start while the port of the metrics is taken', async () => {
  const port = await findPort();
  const other = createServer().listen(port, host);
  await new Promise((resolve) => other.once('listening', resolve));
  const blocked = createServiceApp({ logger, readiness: {}, metricsAt: { host, port } });
  await expect(blocked.ready()).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => other.close(resolve));
});
