import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { endEverySession } from './end-sessions.ts';

let gateway: TestGateway;
let golfer: Golfer;
let admin: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  admin = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());

const endSessionsOf = (userId: string, cookie = admin) =>
  gateway.call(`/api/admin/users/${userId}/end-sessions`, { method: 'POST', headers: { cookie } });
const statusOf = async (who: Golfer) => (await gateway.call('/api/auth/user', { as: who })).status;

it('signs the golfer out on every device, and makes a waiting code for a phone invalid', async () => {
  const other = await gateway.register();
  await gateway.rows(
    `insert into gateway.session (token_hash, user_id, created_at, last_seen_at) values ('\\x01', $1, now(), now())`,
    [golfer.id],
  );
  const { code } = (await (await gateway.call('/api/auth/hand-over', { method: 'POST', as: golfer })).json()) as {
    code: string;
  };
  // reads the session, so that the gateway has it in memory
  expect(await statusOf(golfer)).toBe(200);
  const answer = await endSessionsOf(golfer.id);
  expect([answer.status, await answer.json()]).toEqual([200, { endedSessions: 2 }]);
  await expect.poll(() => statusOf(golfer)).toBe(401);
  expect(await statusOf(other)).toBe(200);
  const redeemed = await gateway.call('/api/auth/hand-over/redeem', { method: 'POST', json: { code } });
  expect(((await redeemed.json()) as { code: string }).code).toBe('hand-over-expired');
});

it('is for admins alone, and knows no golfer who does not exist', async () => {
  const stranger = await gateway.register();
  expect((await endSessionsOf(stranger.id, stranger.cookie)).status).toBe(403);
  expect((await endSessionsOf(stranger.id, '')).status).toBe(401);
  expect(await statusOf(stranger)).toBe(200);
  expect((await endSessionsOf(randomUUID())).status).toBe(404);
});

it('signs every golfer out at an operator’s command, which the audit has', async () => {
  const golfers = [await gateway.register(), await gateway.register()];
  for (const each of golfers) expect(await statusOf(each)).toBe(200);
  const ended = await endEverySession(gateway.deps);
  expect(ended).toBeGreaterThanOrEqual(2);
  for (const each of golfers) await expect.poll(() => statusOf(each)).toBe(401);
  expect(await gateway.rows('select admin, action, details from gateway.admin_audit order by id desc limit 2')).toEqual(
    [
      { admin: 'operator', action: 'end-every-session', details: { endedSessions: ended } },
      { admin: 'operator', action: 'start-end-every-session', details: {} },
    ],
  );
});
