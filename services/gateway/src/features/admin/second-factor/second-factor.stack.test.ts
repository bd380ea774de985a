import { createHash } from 'node:crypto';
import type { ErrorBody } from '@trueswing/contracts';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../../../test/admin-code.ts';
import {
  adminPassword,
  anotherNetwork,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';
import { addAdmin, removeAdmin, resetSecondFactor, setAdminPassword } from '../admins/manage-admins.ts';

let gateway: TestGateway;
let now: Date;
beforeAll(async () => {
  gateway = await startGateway();
  now = new Date();
  gateway.setClock(now);
});
afterAll(() => gateway.stop());

const stepS = 30;
const windowS = 900;
const passTime = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
  gateway.setClock(now);
};

interface Person {
  name: string;
  password: string;
}
let people = 0;
async function newAdmin(): Promise<Person> {
  people += 1;
  const name = `person-${people}`;
  return { name, password: await addAdmin(gateway.deps, name) };
}
const signIn = (person: Person, code?: string, network = anotherNetwork(), on = gateway) =>
  on.call('/api/admin/login', { headers: network, json: { ...person, code } });
const post = (path: string, cookie: string, json: object = {}, on = gateway) =>
  on.call(`/api/admin/second-factor${path}`, { headers: { cookie, ...anotherNetwork() }, json });
const get = (path: string, cookie: string, on = gateway) => on.call(path, { headers: { cookie } });
const outcome = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as ErrorBody).code];
};
const wrongCode = [400, 'wrong-admin-code'];

/** Sets up a second factor; afterwards time has passed, so that the app shows another code. */
async function enroll(person: Person): Promise<{ secret: string; cookie: string; recoveryCodes: string[] }> {
  const cookie = sessionCookie(await signIn(person));
  const started = await post('', cookie, { password: person.password });
  const { secret } = (await started.json()) as { secret: string };
  const confirmed = await post('/confirm', cookie, { code: codeAt(secret, now) });
  expect(confirmed.status).toBe(200);
  passTime(stepS);
  return { secret, cookie, ...((await confirmed.json()) as { recoveryCodes: string[] }) };
}
const lastAudit = async () =>
  (await gateway.rows('select admin, action, details from gateway.admin_audit order by id desc limit 1'))[0];

describe('an admin with a name', () => {
  it('signs in with the own password, and is named in the audit', async () => {
    const person = await newAdmin();
    const response = await signIn(person);
    expect(response.status).toBe(204);
    expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'login' });
    expect(await outcome(signIn({ ...person, password: adminPassword }))).toEqual([401, 'wrong-admin-password']);
    expect(await outcome(signIn({ name: 'stranger', password: person.password }))).toEqual([
      401,
      'wrong-admin-password',
    ]);
    expect((await lastAudit())?.admin).toBeNull();
  });

  it('gets a new password, and is removed, with every session', async () => {
    const person = await newAdmin();
    const before = sessionCookie(await signIn(person));
    const password = await setAdminPassword(gateway.deps, person.name);
    expect((await get('/api/admin/summary', before)).status).toBe(401);
    const after = sessionCookie(await signIn({ ...person, password }));
    await removeAdmin(gateway.deps, person.name);
    expect((await get('/api/admin/summary', after)).status).toBe(401);
    expect(await lastAudit()).toMatchObject({
      admin: 'operator',
      action: 'remove-admin',
      details: { name: person.name },
    });
    await expect(addAdmin(gateway.deps, person.name)).rejects.toThrow('is or was an admin');
    for (const name of ['owner', 'operator', 'Upper', 'a b', '']) {
      await expect(addAdmin(gateway.deps, name)).rejects.toThrow();
    }
  });
});

describe('a second factor', () => {
  it('is needed once it is confirmed, and ends the sessions without one', async () => {
    const person = await newAdmin();
    const elsewhere = sessionCookie(await signIn(person));
    const { secret, cookie } = await enroll(person);
    expect((await get('/api/admin/summary', elsewhere)).status).toBe(401);
    expect((await get('/api/admin/summary', cookie)).status).toBe(200);
    expect(await outcome(signIn(person))).toEqual([401, 'admin-code-needed']);
    expect(await outcome(signIn({ ...person, password: 'wrong' }, codeAt(secret, now)))).toEqual([
      401,
      'wrong-admin-password',
    ]);
    expect((await signIn(person, codeAt(secret, now))).status).toBe(204);
    expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'login', details: { secondFactor: 'app' } });
  });

  it('refuses a code that was used, an older one, and a wrong one, which the audit names', async () => {
    const person = await newAdmin();
    const { secret } = await enroll(person);
    const earlier = codeAt(secret, new Date(now.getTime() - stepS * 1_000));
    const code = codeAt(secret, now);
    const both = await Promise.all([signIn(person, code), signIn(person, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await outcome(signIn(person, earlier))).toEqual(wrongCode);
    expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'code-refused' });
    passTime(windowS);
    expect(await outcome(signIn(person, code))).toEqual(wrongCode);
    expect((await signIn(person, codeAt(secret, now))).status).toBe(204);
  });

  it('accepts the code of one step before or after, for a phone whose clock is off, and not of two', async () => {
    const person = await newAdmin();
    const { secret } = await enroll(person);
    const ahead = (steps: number) => signIn(person, codeAt(secret, new Date(now.getTime() + steps * stepS * 1_000)));
    passTime(windowS);
    for (const steps of [-2, 2]) expect(await outcome(ahead(steps))).toEqual(wrongCode);
    for (const steps of [-1, 0, 1]) expect([steps, (await ahead(steps)).status]).toEqual([steps, 204]);
  });

  it('records that a right password had no code, and every wrong code and password in an open session', async () => {
    const person = await newAdmin();
    const { cookie } = await enroll(person);
    await signIn(person);
    expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'code-asked' });
    const count = async () => (await gateway.rows('select 1 from gateway.admin_audit')).length;
    for (const path of ['/remove', '/recovery-codes']) {
      const before = await count();
      expect(await outcome(post(path, cookie, { code: '000000' }))).toEqual(wrongCode);
      expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'code-refused' });
      expect(await count()).toBe(before + 1);
    }
    await post('', cookie, { password: 'wrong' });
    expect(await lastAudit()).toMatchObject({ admin: person.name, action: 'password-refused' });
  });

  it('does not count right codes as guesses', async () => {
    const person = await newAdmin();
    const { secret } = await enroll(person);
    for (let time = 0; time < 8; time++) {
      passTime(stepS);
      expect((await signIn(person, codeAt(secret, now))).status).toBe(204);
    }
  });

  it('limits guesses at the password of an open session from all networks together', async () => {
    const person = await newAdmin();
    const cookie = sessionCookie(await signIn(person));
    const guesses = Array.from({ length: 14 }, () => post('', cookie, { password: 'wrong' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await post('', cookie, { password: person.password })).status).toBe(429);
    passTime(windowS);
  });

  it('is replaced only with a code of the app before', async () => {
    const person = await newAdmin();
    const { secret, cookie } = await enroll(person);
    const start = (code?: string) => post('', cookie, { password: person.password, code });
    expect(await outcome(start())).toEqual([401, 'admin-code-needed']);
    expect(await outcome(start('000000'))).toEqual(wrongCode);
    expect((await start(codeAt(secret, now))).status).toBe(200);
  });

  it('accepts each recovery code once, however it is typed, and replaces them', async () => {
    const person = await newAdmin();
    const { secret, cookie, recoveryCodes } = await enroll(person);
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect((await signIn(person, code.replaceAll('-', ' ').toUpperCase())).status).toBe(204);
    expect(await outcome(signIn(person, code))).toEqual(wrongCode);
    expect(await (await get('/api/admin/second-factor', cookie)).json()).toMatchObject({
      admin: person.name,
      recoveryCodesLeft: 9,
      isRequired: false,
    });
    expect((await post('/recovery-codes', cookie, { code: codeAt(secret, now) })).status).toBe(200);
    expect(await outcome(signIn(person, recoveryCodes[1]))).toEqual(wrongCode);
  });

  it('limits guesses at the code from all networks together; a recovery code still counts, and no one else is locked out', async () => {
    const person = await newAdmin();
    const { secret, recoveryCodes } = await enroll(person);
    passTime(windowS);
    const guesses = Array.from({ length: 8 }, () => signIn(person, '000000'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect((await signIn(person, codeAt(secret, now))).status).toBe(429);
    expect((await signIn(person, recoveryCodes[0])).status).toBe(204);
    passTime(windowS);
    expect((await signIn(person, codeAt(secret, now))).status).toBe(204);
  });

  it('is not weakened by strangers without the password: their guesses at codes are not counted', async () => {
    const person = await newAdmin();
    const { secret } = await enroll(person);
    for (let guess = 0; guess < 8; guess++) await signIn({ ...person, password: 'wrong' }, '000000');
    expect((await signIn(person, codeAt(secret, now))).status).toBe(204);
  });

  it('is set up with the password again, and turned off with a code, which ends the other sessions', async () => {
    const person = await newAdmin();
    const { secret, cookie } = await enroll(person);
    expect(await outcome(post('', cookie, { password: 'wrong' }))).toEqual([401, 'wrong-admin-password']);
    expect(await outcome(post('/confirm', cookie, { code: codeAt(secret, now) }))).toEqual([
      409,
      'second-factor-expired',
    ]);
    expect(await outcome(post('/remove', cookie, { code: '000000' }))).toEqual(wrongCode);
    const elsewhere = sessionCookie(await signIn(person, codeAt(secret, now)));
    passTime(stepS);
    expect((await post('/remove', cookie, { code: codeAt(secret, now) })).status).toBe(204);
    expect((await get('/api/admin/summary', elsewhere)).status).toBe(401);
    expect((await get('/api/admin/summary', cookie)).status).toBe(200);
    expect((await signIn(person)).status).toBe(204);
  });

  it('is reset by an operator after the phone is lost', async () => {
    const person = await newAdmin();
    const { cookie } = await enroll(person);
    await resetSecondFactor(gateway.deps, person.name);
    expect((await get('/api/admin/summary', cookie)).status).toBe(401);
    expect((await signIn(person)).status).toBe(204);
  });

  it('is stored encrypted, and its recovery codes as hashes', async () => {
    const person = await newAdmin();
    const { secret, recoveryCodes } = await enroll(person);
    const [{ sealed }] = (await gateway.rows('select secret as sealed from gateway.admin where name = $1', [
      person.name,
    ])) as [{ sealed: Buffer }];
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    // The initialization vector, as many bytes as the secret has, and the tag.
    expect([sealed.length, sealed.includes(plain)]).toEqual([12 + plain.length + 16, false]);
    const stored = (await gateway.rows('select code_hash as hash from gateway.admin_recovery_code where admin = $1', [
      person.name,
    ])) as { hash: Buffer }[];
    const hashes = recoveryCodes.map((code) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex'));
    expect(stored.map(({ hash }) => hash.toString('hex')).sort()).toEqual(hashes.sort());
  });
});

it('an admin with a second factor gets in on a new network while strangers use up the shared limit, a typo included', async () => {
  const person = await newAdmin();
  const { secret } = await enroll(person);
  const stranger = () => signIn({ name: person.name, password: 'a guess' }, undefined, anotherNetwork());
  const strangers = await Promise.all(Array.from({ length: 65 }, stranger));
  expect(strangers.map(({ status }) => status)).toContain(429);
  const hotel = anotherNetwork();
  expect((await signIn({ ...person, password: 'a typo' }, undefined, hotel)).status).toBe(429);
  expect(await outcome(signIn(person, undefined, hotel))).toEqual([401, 'admin-code-needed']);
  expect(await outcome(signIn(person, '000000', hotel))).toEqual(wrongCode);
  expect((await signIn(person, codeAt(secret, now), hotel)).status).toBe(204);
  passTime(windowS);
});

it('where it is required, an admin without one can set it up and sign out, and do nothing else', async () => {
  const strict = await startGateway({ ADMIN_SECOND_FACTOR: 'required' });
  try {
    const owner = { name: 'owner', password: adminPassword };
    const cookie = sessionCookie(await signIn(owner, undefined, anotherNetwork(), strict));
    const summary = () => get('/api/admin/summary', cookie, strict);
    expect(await outcome(summary())).toEqual([403, 'second-factor-required']);
    const { secret } = (await (await post('', cookie, { password: adminPassword }, strict)).json()) as {
      secret: string;
    };
    expect((await post('/confirm', cookie, { code: codeAt(secret, new Date()) }, strict)).status).toBe(200);
    expect((await summary()).status).toBe(200);
    expect(await outcome(post('/remove', cookie, { code: '000000' }, strict))).toEqual([409, 'second-factor-stays-on']);
  } finally {
    await strict.stop();
  }
});
