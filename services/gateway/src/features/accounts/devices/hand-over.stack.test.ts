import { createHash } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';
import { createHandOver, pruneHandOvers } from './hand-over.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.setClock(null));
afterAll(() => gateway.stop());

async function createCode(golfer: Golfer): Promise<string> {
  const response = await gateway.call('/api/auth/hand-over', { method: 'POST', as: golfer });
  expect(response.status).toBe(201);
  return ((await response.json()) as { code: string }).code;
}
const redeem = (code: string) =>
  gateway.call('/api/auth/hand-over/redeem', { json: { code }, headers: anotherNetwork() });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

it('signs the golfer in on another device, once', async () => {
  const golfer = await gateway.register();
  const code = await createCode(golfer);
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(code)));
  const [signedIn, ...others] = answers.sort((a, b) => a.status - b.status);
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(410));
  expect(await signedIn?.json()).toMatchObject({ id: golfer.id });
  const cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await gateway.call('/api/auth/user', { headers: { cookie } })).status).toBe(200);
  // The device that showed the code stays signed in.
  expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
});

it('a session that ends while it makes a code leaves none', async () => {
  const golfer = await gateway.register();
  const sessionToken = golfer.cookie.split('=')[1] ?? '';
  const make = () => createHandOver(gateway.deps, { userId: golfer.id as UserId, sessionToken });
  await expect(make()).resolves.toMatchObject({ code: expect.any(String) });
  await gateway.call('/api/logout', { method: 'POST', as: golfer });
  expect(await gateway.rows('select 1 from gateway.hand_over where user_id = $1', [golfer.id])).toEqual([]);
  await expect(make()).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(await gateway.rows('select 1 from gateway.hand_over where user_id = $1', [golfer.id])).toEqual([]);
});

it('a code that is used while the golfer is signed out everywhere leaves no session', async () => {
  const admin = await gateway.signInAdmin();
  for (let round = 0; round < 8; round += 1) {
    const golfer = await gateway.register();
    const code = await createCode(golfer);
    const path = `/api/admin/users/${golfer.id}/end-sessions`;
    const end = () => gateway.call(path, { method: 'POST', headers: { cookie: admin } });
    const [redeemed, ended] = await Promise.all([redeem(code), end()]);
    expect(ended.status).toBe(200);
    // Either the code was used first and its session has ended too, or it was no longer valid.
    expect([200, 410]).toContain(redeemed.status);
    expect(await gateway.rows('select 1 from gateway.session where user_id = $1', [golfer.id])).toEqual([]);
  }
});

it('ends after two minutes, and with a newer code', async () => {
  const golfer = await gateway.register();
  const late = await createCode(golfer);
  gateway.moveClock(121);
  expect(await codeOf(await redeem(late))).toBe('hand-over-expired');
  await pruneHandOvers(gateway.deps);
  expect(await gateway.rows('select 1 from gateway.hand_over where user_id = $1', [golfer.id])).toEqual([]);
  const [older, newer] = [await createCode(golfer), await createCode(golfer)];
  expect((await redeem(older)).status).toBe(410);
  expect((await redeem(newer)).status).toBe(200);
});

it('ends with the password, and with any session that the golfer ends', async () => {
  const golfer = await gateway.register();
  const ofStolenPhone = await createCode(await gateway.signIn(golfer));
  const listed = await (await gateway.call('/api/auth/sessions', { as: golfer })).json();
  const stolen = (listed as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent);
  await gateway.call(`/api/auth/sessions/${stolen?.id}`, { method: 'DELETE', as: golfer });
  expect((await redeem(ofStolenPhone)).status).toBe(410);
  const code = await createCode(golfer);
  const json = { currentPassword: password, newPassword: 'an even longer password' };
  expect((await gateway.call('/api/auth/change-password', { as: golfer, json })).ok).toBe(true);
  expect((await redeem(code)).status).toBe(410);
});

it('ends with the session that makes it, also while that makes it', async () => {
  const golfer = await gateway.register();
  const phone = await gateway.signIn(golfer);
  const listed = await (await gateway.call('/api/auth/sessions', { as: phone })).json();
  const id = (listed as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)?.id;
  await gateway.rows(`
    create function gateway.pause() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(84); return new; end'`);
  await gateway.rows(`
    create trigger pauses before insert on gateway.hand_over for each row execute function gateway.pause()`);
  const locksAwaited = async () =>
    (
      await gateway.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  const calls = await gateway.deps.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(84)`.execute(tx);
    const made = gateway.call('/api/auth/hand-over', { method: 'POST', as: phone });
    await expect.poll(locksAwaited, { timeout: 20_000 }).toBe(1);
    const ended = gateway.call(`/api/auth/sessions/${id}`, { method: 'DELETE', as: golfer });
    await expect.poll(locksAwaited, { timeout: 20_000 }).toBe(2);
    return [made, ended];
  });
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 204]);
  await gateway.rows('drop function gateway.pause cascade');
  expect(await gateway.rows('select 1 from gateway.hand_over where user_id = $1', [golfer.id])).toEqual([]);
});

it('starts a session that is as old as the one that showed the code', async () => {
  const golfer = await gateway.register();
  await gateway.rows("update gateway.session set created_at = now() - interval '59 days' where user_id = $1", [
    golfer.id,
  ]);
  const signedIn = await redeem(await createCode(golfer));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const listed = await (await gateway.call('/api/auth/sessions', { headers: { cookie } })).json();
  const [phone, screen] = (listed as { createdAt: string }[]).map(({ createdAt }) => createdAt);
  expect(phone).toBe(screen);
  gateway.moveClock(2 * 86_400);
  expect((await gateway.call('/api/auth/user', { headers: { cookie } })).status).toBe(401);
  gateway.moveClock(-2 * 86_400);
});

it('ends the session that the browser had before', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const json = { code: await createCode(golfer) };
  const answer = await gateway.call('/api/auth/hand-over/redeem', { as: other, json, headers: anotherNetwork() });
  expect(await answer.json()).toMatchObject({ id: golfer.id });
  expect((await gateway.call('/api/auth/user', { as: other })).status).toBe(401);
});

it('is in the database as its digest only', async () => {
  const golfer = await gateway.register();
  const code = await createCode(golfer);
  const [row] = await gateway.rows('select * from gateway.hand_over where user_id = $1', [golfer.id]);
  expect(row).toEqual({
    user_id: golfer.id,
    expires_at: expect.any(Date),
    signed_in_at: expect.any(Date),
    token_hash: createHash('sha256').update(code).digest(),
  });
});

it('cannot be guessed for long', async () => {
  const headers = anotherNetwork();
  const guess = () => gateway.call('/api/auth/hand-over/redeem', { json: { code: 'x'.repeat(43) }, headers });
  const statuses = [];
  // One window of the counter holds all guesses.
  gateway.setClock(gateway.deps.now());
  for (let i = 0; i < 31; i++) statuses.push((await guess()).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(410));
  expect(statuses[30]).toBe(429);
});
