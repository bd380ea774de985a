import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../../../test/admin-code.ts';
import {
  adminPassword,
  anotherNetwork,
  callAt,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';
import { addAdmin } from '../admins/manage-admins.ts';

const newPassword = 'another admin password of the tests';

let gateway: TestGateway;
let changed: Awaited<ReturnType<TestGateway['startSecond']>>;
beforeAll(async () => {
  gateway = await startGateway();
  changed = await gateway.startSecond({ ADMIN_PASSWORD: newPassword });
});
afterAll(async () => {
  await changed.stop();
  await gateway.stop();
});

const signIn = async (on: { origin: string }, person: { name?: string; password: string }) =>
  sessionCookie(await callAt(on.origin, '/api/admin/login', { json: person, headers: anotherNetwork() }));
const statusOf = async (on: { origin: string }, cookie: string) =>
  (await callAt(on.origin, '/api/admin/summary', { headers: { cookie } })).status;

it('a new ADMIN_PASSWORD ends the owner’s sessions, and no one else’s', async () => {
  const jo = { name: 'jo', password: await addAdmin(gateway.deps, 'jo') };
  const [before, named] = [await signIn(gateway, { password: adminPassword }), await signIn(gateway, jo)];
  const after = await signIn(changed, { password: newPassword });
  expect(await Promise.all([before, named, after].map((cookie) => statusOf(changed, cookie)))).toEqual([401, 200, 200]);
  // A gateway that has not been replaced yet goes on with the password that it knows.
  expect(await Promise.all([before, named, after].map((cookie) => statusOf(gateway, cookie)))).toEqual([200, 200, 401]);
});

it('a session of the owner from a version that did not know the password is not accepted', async () => {
  const cookie = await signIn(gateway, { password: adminPassword });
  const token = cookie.split('=')[1] ?? '';
  await gateway.rows("delete from gateway.admin_session where admin = 'owner'");
  await gateway.rows(
    `insert into gateway.admin_session (token_hash, created_at, last_seen_at, admin)
      values (sha256($1::text::bytea), now(), now(), 'owner')`,
    [token],
  );
  expect(await statusOf(gateway, cookie)).toBe(401);
});

it('an app whose setup began with the password of before is not confirmed', async () => {
  const post = (on: { origin: string }, path: string, cookie: string, json: object) =>
    callAt(on.origin, `/api/admin/second-factor${path}`, { headers: { cookie, ...anotherNetwork() }, json });
  const begin = async (on: { origin: string }, password: string) => {
    const cookie = await signIn(on, { password });
    const started = await post(on, '', cookie, { password });
    return { cookie, ...((await started.json()) as { secret: string }) };
  };
  const confirm = async ({ secret }: { secret: string }, cookie: string) =>
    (await post(changed, '/confirm', cookie, { code: codeAt(secret, gateway.deps.now()) })).status;
  const before = await begin(gateway, adminPassword);
  const cookie = await signIn(changed, { password: newPassword });
  expect(await confirm(before, cookie)).toBe(409);
  const after = await begin(changed, newPassword);
  expect(await confirm(after, after.cookie)).toBe(200);
});
