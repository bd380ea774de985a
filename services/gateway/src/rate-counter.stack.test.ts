import { createLogger } from '@trueswing/service-kit';
import { createTestRedis, TcpFaultProxy } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { openRateCounter } from './rate-counter.ts';

const logger = createLogger({ service: 'test', level: 'silent' });

/** Nothing of this process runs meanwhile. */
function standStill(forMs: number): void {
  const until = Date.now() + forMs;
  while (Date.now() < until);
}

it('takes an answer that came while the event loop stood still', async () => {
  const counter = openRateCounter({ redisUrl: (await createTestRedis()).url, logger });
  await expect.poll(() => counter.count('sign-in', 60).catch(() => 0), { interval: 2_100, timeout: 20_000 }).toBe(1);
  const second = counter.count('sign-in', 60);
  standStill(1_000);
  expect(await second).toBe(2);
  expect(await counter.count('sign-in', 60)).toBe(3);
  await counter.close();
});

it('waits half a second for a silent link, and then leaves it alone for a while', async () => {
  const { url } = await createTestRedis();
  const proxy = await TcpFaultProxy.start(url);
  const counter = openRateCounter({ redisUrl: proxy.url(url), logger });
  await expect.poll(() => counter.count('sign-in', 60).catch(() => 0), { interval: 2_100, timeout: 20_000 }).toBe(1);
  proxy.halfOpen();
  const askedAt = performance.now();
  await expect(counter.count('sign-in', 60)).rejects.toThrow('did not answer');
  expect(performance.now() - askedAt).toBeGreaterThan(450);
  await expect(counter.count('sign-in', 60)).rejects.toThrow('a moment ago');
  await counter.close();
  await proxy.stop();
});
