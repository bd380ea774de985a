import { randomUUID } from 'node:crypto';
import type { Session } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const signInWith = async (golfer: Golfer, userAgent: string) =>
  sessionCookie(
    await gateway.call('/api/auth/sign-in', {
      headers: { 'user-agent': userAgent, ...anotherNetwork() },
      json: { email: golfer.email, password },
    }),
  );
const list = async (cookie: string) =>
  (await (await gateway.call('/api/auth/sessions', { headers: { cookie } })).json()) as Session[];
const revoke = (golfer: Golfer, id: string) =>
  gateway.call(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', as: golfer });

it('lists a golfer’s sessions by device and marks the current one, without tokens', async () => {
  const golfer = await gateway.register();
  await gateway.register();
  const cookie = await signInWith(golfer, iPhone);
  const sessions = await list(cookie);
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual(
    [
      ['Safari on iPhone', true],
      [null, false],
    ].toSorted(),
  );
  expect((await list(golfer.cookie)).find(({ isCurrent }) => isCurrent)?.device).toBeNull();
  expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt']);
});

it('is ended by its owner, elsewhere and here, and not by another golfer', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const elsewhere = await signInWith(golfer, iPhone);
  const id = (await list(elsewhere)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect((await revoke(other, id)).status).toBe(404);
  expect((await gateway.call('/api/auth/user', { headers: { cookie: elsewhere } })).status).toBe(200);
  expect((await revoke(golfer, id)).status).toBe(204);
  expect((await gateway.call('/api/auth/user', { headers: { cookie: elsewhere } })).status).toBe(401);
  for (const unknown of [id, randomUUID(), 'me', '%00']) expect((await revoke(golfer, unknown)).status).toBe(404);
  const own = (await list(golfer.cookie))[0]?.id ?? '';
  expect((await revoke(golfer, own)).status).toBe(204);
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(401);
});

it('is not listed once it has expired', async () => {
  const golfer = await gateway.register();
  gateway.moveClock(15 * 24 * 3_600);
  const cookie = await signInWith(golfer, iPhone);
  expect(await list(cookie)).toHaveLength(1);
});
