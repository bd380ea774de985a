import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import { TcpFaultProxy } from './tcp-fault-proxy.ts';
import { createTestBucket, createTestRedis, testStores } from './test-stores.ts';

const query = async (connectionString: string, text: string) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

describe('test databases', () => {
  it('are migrated copies that are isolated from each other', async () => {
    const [a, b] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(a.url('gateway'), 'create table gateway.only_here (id int)');
    const tables = "select count(*)::int as n from information_schema.tables where table_name = 'only_here'";
    expect(await query(a.adminUrl, tables)).toEqual([{ n: 1 }]);
    expect(await query(b.adminUrl, tables)).toEqual([{ n: 0 }]);
    expect(await query(b.adminUrl, "select to_regclass('events.delivery') is not null as there")).toEqual([
      { there: true },
    ]);
    await Promise.all([a.drop(), b.drop()]);
    await expect(query(a.adminUrl, 'select 1')).rejects.toThrow(/does not exist/);
  });
});

describe('test Redis databases and buckets', () => {
  it('are isolated from each other', async () => {
    const [a, b] = await Promise.all([createTestRedis(), createTestRedis()]);
    const [redisA, redisB] = [new Redis(a.url), new Redis(b.url)];
    await redisA.set('k', 'v');
    expect(await redisB.get('k')).toBeNull();
    await a.flush();
    expect(await redisA.get('k')).toBeNull();
    await Promise.all([redisA.quit(), redisB.quit()]);

    const bucket = await createTestBucket();
    await bucket.client.putObject(bucket.name, 'a/b', 'text');
    expect(await bucket.keys()).toEqual(['a/b']);
    await bucket.remove();
    expect(await bucket.client.bucketExists(bucket.name)).toBe(false);
  });
});

describe('the fault proxy', () => {
  let proxy: TcpFaultProxy;
  afterAll(() => proxy.stop());

  it('forwards while this thread is busy', async () => {
    const target = testStores().redisUrl;
    const busy = await TcpFaultProxy.start(target);
    const redis = new Redis(busy.url(target));
    await redis.ping();
    let hasAnswer = false;
    const answer = redis.ping().then(() => {
      hasAnswer = true;
    });
    const until = Date.now() + 1_000;
    while (Date.now() < until);
    // The sockets are read once between the two.
    await setImmediate();
    await setImmediate();
    expect(hasAnswer).toBe(true);
    await answer;
    redis.disconnect();
    await busy.stop();
  });

  it('forwards, cuts, delays, trickles and drops data', async () => {
    const target = testStores().redisUrl;
    proxy = await TcpFaultProxy.start(target);
    const redis = new Redis(proxy.url(target), { commandTimeout: 400, retryStrategy: () => 20 });
    redis.on('error', () => undefined);
    expect(await redis.ping()).toBe('PONG');

    proxy.slow(100);
    const startedAt = performance.now();
    await redis.ping();
    expect(performance.now() - startedAt).toBeGreaterThan(190);

    proxy.trickle(20);
    const begunAt = performance.now();
    // "+PONG" and the end of the line: seven bytes.
    expect(await redis.ping()).toBe('PONG');
    expect(performance.now() - begunAt).toBeGreaterThan(110);

    proxy.halfOpen();
    await expect(redis.ping()).rejects.toThrow(/timed out/i);

    proxy.restore();
    await expect.poll(() => redis.ping().catch(() => 'down'), { timeout: 5_000 }).toBe('PONG');

    proxy.cut();
    await expect(redis.ping()).rejects.toThrow();
    proxy.restore();
    await expect.poll(() => redis.ping().catch(() => 'down'), { timeout: 5_000 }).toBe('PONG');
    redis.disconnect();
  });

  it('swaps answers, and makes the bodies of HTTP answers random', async () => {
    const target = testStores().redisUrl;
    const swapping = await TcpFaultProxy.start(target);
    const redis = new Redis(swapping.url(target));
    await redis.ping();
    swapping.reorder();
    const first = redis.echo('first');
    await delay(5);
    expect(await Promise.all([first, redis.echo('second')])).toEqual(['second', 'first']);
    expect(swapping.countSwaps()).toBe(1);
    expect(await redis.echo('alone')).toBe('alone');
    redis.disconnect();
    await swapping.stop();

    const server = createServer((_, response) => response.end('a body')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const garbling = await TcpFaultProxy.start(origin);
    garbling.garble({ keepsHead: true });
    const answer = await fetch(garbling.url(origin));
    const body = await answer.text();
    expect([answer.status, body === 'a body']).toEqual([200, false]);
    await garbling.stop();
    server.close();
  });
});
