import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createLogger } from '@trueswing/service-kit';
import { createTestRedis, TcpFaultProxy } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRateCounter, type RateCounter } from './rate-counter.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const now = () => new Date();
const dayS = 86_400;
let redisUrl: string;
let counter: RateCounter;
beforeEach(async () => {
  redisUrl = (await createTestRedis()).url;
});
afterEach(async () => {
  vi.useRealTimers();
  await counter.close();
});

/** Waits until Redis answers; after each failure the counter does not ask it for two seconds. */
const untilConnected = (timeout = 20_000) =>
  expect.poll(() => counter.isInList('list', 'name').catch(() => null), { interval: 250, timeout }).toBe(false);

/** Blocks the event loop. */
function blockEventLoop(forMs: number): void {
  const until = Date.now() + forMs;
  while (Date.now() < until);
}

/** A proxy to Redis that accepts the first connection and never answers on it; later connections work. */
async function openSilentProxy(): Promise<{ url: string; accepted: () => number; close: () => void }> {
  const { hostname, port } = new URL(redisUrl);
  let accepted = 0;
  const server = createServer((client) => {
    accepted += 1;
    client.on('error', () => undefined);
    if (accepted === 1) return client.resume();
    const upstream = connect(Number(port), hostname);
    upstream.on('error', () => undefined);
    return client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxyUrl = new URL(redisUrl);
  proxyUrl.hostname = '127.0.0.1';
  proxyUrl.port = String((server.address() as AddressInfo).port);
  return { url: proxyUrl.href, accepted: () => accepted, close: () => server.close() };
}

it('accepts an answer that arrived while the event loop was blocked', async () => {
  counter = openRateCounter({ redisUrl, logger, now });
  await untilConnected();
  const counts = [counter.count('sign-in', dayS), counter.count('sign-in', dayS)];
  blockEventLoop(1_000);
  await Promise.all(counts);
  expect(await counter.isInList('list', 'name')).toBe(false);
});

it('waits half a second for a silent link, and then does not ask for a while', async () => {
  const proxy = await TcpFaultProxy.start(redisUrl);
  counter = openRateCounter({ redisUrl: proxy.url(redisUrl), logger, now });
  await untilConnected();
  proxy.halfOpen();
  const askedAt = performance.now();
  await expect(counter.count('sign-in', dayS)).rejects.toThrow('did not answer');
  const waitedMs = performance.now() - askedAt;
  expect(waitedMs).toBeGreaterThan(450);
  expect(waitedMs).toBeLessThan(5_000);
  await expect(counter.count('sign-in', dayS)).rejects.toThrow('a moment ago');
  await proxy.stop();
});

it('asks again after a while although the wall clock went back', async () => {
  const proxy = await TcpFaultProxy.start(redisUrl);
  counter = openRateCounter({ redisUrl: proxy.url(redisUrl), logger, now });
  await untilConnected();
  proxy.slow(1_000);
  await expect(counter.count('sign-in', dayS)).rejects.toThrow('did not answer');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  proxy.restore();
  await untilConnected();
  await proxy.stop();
});

it('gives up a connection whose handshake is never answered, and opens another', async () => {
  const proxy = await openSilentProxy();
  counter = openRateCounter({ redisUrl: proxy.url, logger, now, handshakeTimeoutMs: 2_000 });
  await untilConnected(40_000);
  expect(proxy.accepted()).toBeGreaterThan(1);
  proxy.close();
});
