import { createHash } from 'node:crypto';
import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { openSessionCache, type SessionCache } from './session-cache.ts';

let gateway: TestGateway;
let link: TcpFaultProxy;
/** The cache of another gateway. */
let cache: SessionCache;
beforeAll(async () => {
  gateway = await startGateway();
  const url = gateway.databaseUrl('gateway');
  link = await TcpFaultProxy.start(url);
  cache = openSessionCache({ url: link.url(url), logger: gateway.deps.logger, reconnectMs: 500 });
});
afterAll(async () => {
  await cache.close();
  await link.stop();
  await gateway.stop();
});

/** Another gateway learns of a change by a notification of PostgreSQL. */
const patience = 15_000;
const hashOf = (cookie: string) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest();
const session = (userId: string) => ({ userId, createdAt: new Date(), lastSeenAt: new Date() });
async function store(golfer: { id: string; cookie: string }): Promise<Buffer> {
  const tokenHash = hashOf(golfer.cookie);
  await vi.waitFor(
    () => {
      cache.set(tokenHash, session(golfer.id), cache.version());
      expect(cache.get(tokenHash)).toBeDefined();
    },
    { timeout: 10_000 },
  );
  return tokenHash;
}

it('removes a session that ends at another gateway within a moment, and no other', async () => {
  const [leaving, staying] = [await gateway.register(), await gateway.register()];
  const [left, stayed] = [await store(leaving), await store(staying)];
  const response = await gateway.call('/api/logout', { method: 'POST', as: leaving });
  expect(response.status).toBe(204);
  await expect.poll(() => cache.get(left)).toBeUndefined();
  expect(cache.get(stayed)).toMatchObject({ userId: staying.id });
});

it('the gateway that ends a session rejects it from then on, however often it was cached', async () => {
  const golfer = await gateway.register();
  for (let call = 0; call < 3; call++) expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
  await gateway.call('/api/logout', { method: 'POST', as: golfer });
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(401);
});

it('does not cache a session that ended while it was read', async () => {
  const golfer = await gateway.register();
  const asOf = cache.version();
  await gateway.call('/api/logout', { method: 'POST', as: golfer });
  await expect.poll(() => cache.version()).toBeGreaterThan(asOf);
  cache.set(hashOf(golfer.cookie), session(golfer.id), asOf);
  expect(cache.get(hashOf(golfer.cookie))).toBeUndefined();
});

it('caches nothing while it receives no notifications', async () => {
  const golfer = await gateway.register();
  const tokenHash = await store(golfer);
  link.cut();
  await expect.poll(() => cache.get(tokenHash)).toBeUndefined();
  cache.set(tokenHash, session(golfer.id), cache.version());
  expect(cache.get(tokenHash)).toBeUndefined();
  link.restore();
  await store(golfer);
}, 20_000);

it('does not cache a session that was read while it received no notifications', async () => {
  const golfer = await gateway.register();
  const [before, read] = [cache.version(), hashOf((await gateway.register()).cookie)];
  link.cut();
  await expect.poll(() => cache.version()).toBeGreaterThan(before);
  const asOf = cache.version();
  link.restore();
  await store(golfer);
  cache.set(read, session(golfer.id), asOf);
  expect(cache.get(read)).toBeUndefined();
}, 20_000);

it('removes the entry of a session when a newer one may not be cached', async () => {
  const golfer = await gateway.register();
  const tokenHash = await store(golfer);
  cache.set(tokenHash, session(golfer.id), cache.version() - 1);
  expect(cache.get(tokenHash)).toBeUndefined();
});

it('does not end a session that was used at another gateway meanwhile', async () => {
  const golfer = await gateway.register();
  const { sessions } = gateway.deps;
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await vi.waitFor(() => {
    sessions.set(hashOf(golfer.cookie), { ...session(golfer.id), lastSeenAt: longAgo }, sessions.version());
    expect(sessions.get(hashOf(golfer.cookie))?.lastSeenAt).toEqual(longAgo);
  }, patience);
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
});

it('is not emptied by a rejected call', async () => {
  const golfer = await gateway.register();
  const { sessions } = gateway.deps;
  await vi.waitFor(async () => {
    await gateway.call('/api/auth/user', { as: golfer });
    expect(sessions.get(hashOf(golfer.cookie))).toBeDefined();
  }, patience);
  const refused = await gateway.call('/api/auth/sign-in', {
    json: { email: golfer.email, password: 'not the password' },
  });
  expect(refused.status).toBe(401);
  expect(sessions.get(hashOf(golfer.cookie))).toBeDefined();
});

it('caches a session no longer when the wall clock goes back', async () => {
  const tokenHash = await store(await gateway.register());
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    cache.set(tokenHash, session('anyone'), cache.version());
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(10_001);
    expect(cache.get(tokenHash)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
