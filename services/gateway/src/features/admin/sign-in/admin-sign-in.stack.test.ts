import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  adminPassword,
  anotherNetwork,
  type Golfer,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';
import { adminSessionLifetime } from './admin-session.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

const signIn = (password: string, headers: Record<string, string> = anotherNetwork()) =>
  gateway.call('/api/admin/login', { headers, json: { password } });
const get = (path: string, cookie: string) => gateway.call(path, { headers: { cookie } });
const status = async (response: Promise<Response>) => (await response).status;

describe('the admin’s session', () => {
  it('is rejected with the specified sentence, and the attempt is recorded', async () => {
    const audit = () => gateway.rows('select action from gateway.admin_audit order by id desc');
    const before = (await audit()).length;
    const response = await signIn(`${adminPassword}!`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'wrong-admin-password', message: 'Invalid admin password' });
    expect(response.headers.getSetCookie()).toEqual([]);
    const [last] = await audit();
    expect([(await audit()).length, last?.action]).toEqual([before + 1, 'login-refused']);
  });

  it('is new at each sign-in, ends the previous one, and is stored as a hash', async () => {
    const first = sessionCookie(await signIn(adminPassword));
    const second = sessionCookie(await signIn(adminPassword, { ...anotherNetwork(), cookie: first }));
    expect(await status(get('/api/admin/summary', first))).toBe(401);
    expect(await status(get('/api/admin/summary', second))).toBe(200);
    const token = second.split('=')[1] ?? '';
    const rows = await gateway.rows("select encode(token_hash, 'escape') as kept from gateway.admin_session");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends at logout on the server too', async () => {
    const cookie = await gateway.signInAdmin();
    expect(await status(gateway.call('/api/admin/logout', { method: 'POST', headers: { cookie } }))).toBe(204);
    expect(await status(get('/api/admin/summary', cookie))).toBe(401);
  });

  it('ends after half an hour without a call, and after a working day of calls', async () => {
    const idle = await gateway.signInAdmin();
    gateway.moveClock(adminSessionLifetime.idleS + 1);
    expect(await status(get('/api/admin/summary', idle))).toBe(401);
    const busy = await gateway.signInAdmin();
    const step = adminSessionLifetime.idleS - 60;
    for (let passedS = 0; passedS + step < adminSessionLifetime.absoluteS; passedS += step) {
      gateway.moveClock(step);
      expect(await status(get('/api/admin/summary', busy))).toBe(200);
    }
    gateway.moveClock(step);
    expect(await status(get('/api/admin/summary', busy))).toBe(401);
  });

  it('ends after half an hour of calls that a screen repeats by itself', async () => {
    const cookie = await gateway.signInAdmin();
    const repeat = () => gateway.call('/api/admin/summary', { headers: { cookie, 'x-automatic-call': 'true' } });
    gateway.moveClock(adminSessionLifetime.idleS - 60);
    expect(await status(repeat())).toBe(200);
    gateway.moveClock(61);
    expect(await status(repeat())).toBe(401);
  });

  it('is required: 401 for a visitor, 403 for a golfer; and it does not sign in as a golfer', async () => {
    expect(await status(gateway.call('/api/admin/users'))).toBe(401);
    expect(await status(gateway.call('/api/admin/users', { as: golfer }))).toBe(403);
    const admin = await gateway.signInAdmin();
    expect(await status(get('/api/auth/user', admin))).toBe(401);
    expect(await status(get('/api/admin/users', `${golfer.cookie}; ${admin}`))).toBe(200);
  });
});

describe('guessing at the password', () => {
  const auditLength = async () => (await gateway.rows('select 1 from gateway.admin_audit')).length;
  const guesses = async (count: number, headers: () => Record<string, string>) => {
    const before = await auditLength();
    const guess = () => signIn('a guess', headers());
    const statuses = (await Promise.all(Array.from({ length: count }, guess))).map(({ status: code }) => code);
    return {
      refused: statuses.filter((code) => code === 429).length,
      written: (await auditLength()) - before,
    };
  };
  let hours = 0;
  // The limit applies to every network: each test has a window of the counter for itself.
  beforeEach(() => {
    hours += 1;
    gateway.setClock(new Date(Date.now() + hours * 3_600_000));
  });
  afterEach(() => gateway.setClock(null));

  it('from one address is limited', async () => {
    const address = anotherNetwork();
    expect(await guesses(13, () => address)).toEqual({ refused: 3, written: 10 });
  });

  it('from many networks in parallel is limited too, and does not fill the audit', async () => {
    expect(await guesses(75, anotherNetwork)).toEqual({ refused: 15, written: 60 });
  });

  it('from many networks locks an admin out neither where they signed in before nor elsewhere', async () => {
    const office = anotherNetwork();
    expect(await status(signIn(adminPassword, office))).toBe(204);
    expect((await guesses(65, anotherNetwork)).refused).toBeGreaterThan(0);
    expect(await status(signIn(adminPassword, office))).toBe(204);
    const hotel = anotherNetwork();
    expect(await status(signIn('a typo', hotel))).toBe(429);
    expect(await status(signIn(adminPassword, hotel))).toBe(204);
  });
});

describe('without a password in the environment', () => {
  it('no one can sign in, and the answer says what to do', async () => {
    const closed = await startGateway({ ADMIN_PASSWORD: undefined } as never);
    try {
      const response = await closed.call('/api/admin/login', { json: { password: adminPassword } });
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'admin-not-set-up' });
    } finally {
      await closed.stop();
    }
  });
});

it('behind TLS the cookie is bound to the host and sent by own pages only', async () => {
  const secure = await startGateway({ PUBLIC_ORIGIN: 'https://golf.example' });
  try {
    const response = await secure.call('/api/admin/login', { json: { password: adminPassword } });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-admin=[\w-]{43}; /);
    for (const rule of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(rule);
    expect(cookie).not.toContain('Domain');
  } finally {
    await secure.stop();
  }
});
