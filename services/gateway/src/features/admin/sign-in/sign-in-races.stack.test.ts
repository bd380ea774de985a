import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../../../test/admin-code.ts';
import { anotherNetwork, sessionCookie, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { addAdmin, removeAdmin, setAdminPassword } from '../admins/manage-admins.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const rounds = Array.from({ length: 4 }, (_, round) => round);
const post = (path: string, json: object, cookie = '') =>
  gateway.call(`/api/admin/${path}`, { headers: { cookie, ...anotherNetwork() }, json });
let people = 0;
async function newAdmin() {
  people += 1;
  const name = `racer-${people}`;
  return { name, password: await addAdmin(gateway.deps, name) };
}
type Person = Awaited<ReturnType<typeof newAdmin>>;
const signInFourTimes = (person: Person) => Promise.all(Array.from({ length: 4 }, () => post('login', person)));
const sessionsOf = async ({ name }: Person) =>
  (await gateway.rows('select 1 from gateway.admin_session where admin = $1', [name])).length;
const startApp = async (person: Person) => {
  const cookie = sessionCookie(await post('login', person));
  const started = await post('second-factor', { password: person.password }, cookie);
  const { secret } = (await started.json()) as { secret: string };
  return { cookie, nextCode: () => codeAt(secret, gateway.deps.now()) };
};

it.each(rounds)('a sign-in under way survives neither a new password nor the removal of the admin (%i)', async () => {
  for (const end of [setAdminPassword, removeAdmin]) {
    const person = await newAdmin();
    const [signIns] = await Promise.all([signInFourTimes(person), end(gateway.deps, person.name)]);
    for (const { status } of signIns) expect([204, 401]).toContain(status);
    expect(await sessionsOf(person)).toBe(0);
  }
});

it.each(rounds)('a sign-in without a code does not survive a second factor that is turned on (%i)', async () => {
  const person = await newAdmin();
  const { cookie, nextCode } = await startApp(person);
  const confirm = post('second-factor/confirm', { code: nextCode() }, cookie);
  const [confirmed, signIns] = await Promise.all([confirm, signInFourTimes(person)]);
  expect(confirmed.status).toBe(200);
  for (const { status } of signIns) expect([204, 401]).toContain(status);
  expect(await sessionsOf(person)).toBe(1);
});

it('a code is not used up by a sign-in that fails', async () => {
  const person = await newAdmin();
  const { cookie, nextCode } = await startApp(person);
  await post('second-factor/confirm', { code: nextCode() }, cookie);
  gateway.moveClock(60);
  const code = nextCode();
  await gateway.rows('alter table gateway.admin_audit add constraint full_up check (id < 0) not valid');
  expect((await post('login', { ...person, code })).status).toBe(500);
  await gateway.rows('alter table gateway.admin_audit drop constraint full_up');
  expect((await post('login', { ...person, code })).status).toBe(204);
});
