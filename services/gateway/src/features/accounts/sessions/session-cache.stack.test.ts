import { createHash } from 'node:crypto';
import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type GatewayUnderTest, startGateway } from '../../../../test/gateway-under-test.ts';
import { openSessionCache, type SessionCache } from './session-cache.ts';

let gateway: GatewayUnderTest;
let link: TcpFaultProxy;
/** As another gateway has it. */
let cache: SessionCache;
beforeAll(async () => {
  gateway = await startGateway();
  const url = gateway.databaseUrl('gateway');
  link = await TcpFaultProxy.start(url);
  cache = openSessionCache({ url: link.url(url), logger: gateway.deps.logger });
});
afterAll(async () => {
  await cache.close();
  await link.stop();
  await gateway.stop();
});

const hashOf = (cookie: string) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest();
const session = (userId: string) => ({ userId, createdAt: new Date(), lastSeenAt: new Date() });
async function keep(golfer: { id: string; cookie: string }): Promise<Buffer> {
  const tokenHash = hashOf(golfer.cookie);
  await vi.waitFor(
    () => {
      cache.keep(tokenHash, session(golfer.id), cache.moment());
      expect(cache.get(tokenHash)).toBeDefined();
    },
    { timeout: 10_000 },
  );
  return tokenHash;
}

it('a session that ends at another gateway is forgotten here within a moment, the others are not', async () => {
  const [leaving, staying] = [await gateway.register(), await gateway.register()];
  const [left, stayed] = [await keep(leaving), await keep(staying)];
  const response = await gateway.call('/api/logout', { method: 'POST', as: leaving });
  expect(response.status).toBe(204);
  await vi.waitFor(() => expect(cache.get(left)).toBeUndefined());
  expect(cache.get(stayed)).toMatchObject({ userId: staying.id });
});

it('the gateway that ends a session lets nobody in with it from then on, however often it was kept', async () => {
  const golfer = await gateway.register();
  for (let call = 0; call < 3; call++) expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
  await gateway.call('/api/logout', { method: 'POST', as: golfer });
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(401);
});

it('a session that ended while it was read is not kept', async () => {
  const golfer = await gateway.register();
  const asOf = cache.moment();
  await gateway.call('/api/logout', { method: 'POST', as: golfer });
  await vi.waitFor(() => expect(cache.moment()).toBeGreaterThan(asOf));
  cache.keep(hashOf(golfer.cookie), session(golfer.id), asOf);
  expect(cache.get(hashOf(golfer.cookie))).toBeUndefined();
});

it('nothing is kept while the database cannot say who has left', async () => {
  const golfer = await gateway.register();
  const tokenHash = await keep(golfer);
  link.cut();
  await vi.waitFor(() => expect(cache.get(tokenHash)).toBeUndefined());
  cache.keep(tokenHash, session(golfer.id), cache.moment());
  expect(cache.get(tokenHash)).toBeUndefined();
  link.restore();
  await keep(golfer);
}, 20_000);

it('a session that was read while nobody could say who left is not kept once somebody can', async () => {
  const golfer = await gateway.register();
  const [before, read] = [cache.moment(), hashOf((await gateway.register()).cookie)];
  link.cut();
  await vi.waitFor(() => expect(cache.moment()).toBeGreaterThan(before));
  const asOf = cache.moment();
  link.restore();
  await keep(golfer);
  cache.keep(read, session(golfer.id), asOf);
  expect(cache.get(read)).toBeUndefined();
}, 20_000);

it('what was known of a session is forgotten when what is newer may not be kept', async () => {
  const golfer = await gateway.register();
  const tokenHash = await keep(golfer);
  cache.keep(tokenHash, session(golfer.id), cache.moment() - 1);
  expect(cache.get(tokenHash)).toBeUndefined();
});

it('a session that was used elsewhere meanwhile is not ended on what is remembered here', async () => {
  const golfer = await gateway.register();
  const { sessions } = gateway.deps;
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await vi.waitFor(() => {
    sessions.keep(hashOf(golfer.cookie), { ...session(golfer.id), lastSeenAt: longAgo }, sessions.moment());
    expect(sessions.get(hashOf(golfer.cookie))?.lastSeenAt).toEqual(longAgo);
  });
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
});

it('a call that is refused empties nothing', async () => {
  const golfer = await gateway.register();
  const { sessions } = gateway.deps;
  await vi.waitFor(async () => {
    await gateway.call('/api/auth/user', { as: golfer });
    expect(sessions.get(hashOf(golfer.cookie))).toBeDefined();
  });
  const refused = await gateway.call('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: golfer.email, password: 'not the password' }),
  });
  expect(refused.status).toBe(401);
  expect(sessions.get(hashOf(golfer.cookie))).toBeDefined();
});
