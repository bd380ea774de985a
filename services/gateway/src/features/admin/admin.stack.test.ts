import { randomUUID } from 'node:crypto';
import { type ApiRouteName, type AuditEntry, apiRoutes } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadSwing } from '../../../test/finished-analysis.ts';
import {
  adminPassword,
  anotherNetwork,
  type Golfer,
  sessionCookie,
  startGateway,
  type TestGateway,
} from '../../../test/test-gateway.ts';
import { pruneAudit } from './audit/prune-audit.ts';
import { adminSessionLifetime } from './sign-in/admin-session.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

const json = { 'content-type': 'application/json' };
const signIn = (password: string, headers: Record<string, string> = anotherNetwork()) =>
  gateway.call('/api/admin/login', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ password }),
  });
const get = (path: string, cookie: string) => gateway.call(path, { headers: { cookie } });
const post = (path: string, cookie: string, body?: object) =>
  gateway.call(path, {
    method: 'POST',
    headers: { cookie, ...(body && json) },
    ...(body && { body: JSON.stringify(body) }),
  });
const audit = async (): Promise<AuditEntry[]> =>
  (await gateway.rows('select * from gateway.admin_audit order by id desc')) as AuditEntry[];
const status = async (response: Promise<Response>) => (await response).status;

describe('the admin’s session', () => {
  it('is rejected with the specified sentence, and the attempt is recorded', async () => {
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
    expect(await status(post('/api/admin/logout', cookie))).toBe(204);
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

  it('is required: 401 for a visitor, 403 for a golfer; and it does not sign in as a golfer', async () => {
    expect(await status(gateway.call('/api/admin/users'))).toBe(401);
    expect(await status(gateway.call('/api/admin/users', { as: golfer }))).toBe(403);
    const admin = await gateway.signInAdmin();
    expect(await status(get('/api/auth/user', admin))).toBe(401);
    expect(await status(get('/api/admin/users', `${golfer.cookie}; ${admin}`))).toBe(200);
  });
});

describe('guessing at the password', () => {
  /** Uses a gateway of its own, since the limit applies to every network. */
  const guesses = async (count: number, headers: () => Record<string, string>) => {
    const guessed = await startGateway();
    try {
      const body = JSON.stringify({ password: 'a guess' });
      const guess = () =>
        guessed.call('/api/admin/login', { method: 'POST', headers: { ...json, ...headers() }, body });
      const statuses = (await Promise.all(Array.from({ length: count }, guess))).map(({ status: code }) => code);
      const written = await guessed.rows('select 1 from gateway.admin_audit');
      return { refused: statuses.filter((code) => code === 429).length, written: written.length };
    } finally {
      await guessed.stop();
    }
  };

  // A new window of the counter may begin in between, so up to twice the limit may pass.
  it('from one address is limited', async () => {
    const address = anotherNetwork();
    const { refused, written } = await guesses(25, () => address);
    expect(refused).toBeGreaterThanOrEqual(5);
    expect(written).toBe(25 - refused);
  });

  it('from many networks in parallel is limited too, and does not fill the audit', async () => {
    const { refused, written } = await guesses(150, anotherNetwork);
    expect(refused).toBeGreaterThanOrEqual(30);
    expect(written).toBeLessThanOrEqual(120);
  });

  it('from many networks does not lock an admin out where they signed in before', async () => {
    const guessed = await startGateway();
    try {
      const office = anotherNetwork();
      const signIn = (secret: string, network: ReturnType<typeof anotherNetwork>) =>
        status(
          guessed.call('/api/admin/login', {
            method: 'POST',
            headers: { ...json, ...network },
            body: JSON.stringify({ password: secret }),
          }),
        );
      expect(await signIn(adminPassword, office)).toBe(204);
      const strangers = Array.from({ length: 150 }, () => signIn('a guess', anotherNetwork()));
      expect(await Promise.all(strangers)).toContain(429);
      expect(await signIn(adminPassword, office)).toBe(204);
    } finally {
      await guessed.stop();
    }
  });
});

describe('without a password in the environment', () => {
  it('no one can sign in, and the answer says what to do', async () => {
    const closed = await startGateway({ ADMIN_PASSWORD: undefined } as never);
    try {
      const body = JSON.stringify({ password: adminPassword });
      const response = await closed.call('/api/admin/login', { method: 'POST', headers: json, body });
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
    const body = JSON.stringify({ password: adminPassword });
    const response = await secure.call('/api/admin/login', { method: 'POST', headers: json, body });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-admin=[\w-]{43}; /);
    for (const rule of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(rule);
    expect(cookie).not.toContain('Domain');
  } finally {
    await secure.stop();
  }
});

describe('resetting usage', () => {
  const reset = async (userId: string, field: string) =>
    post(`/api/admin/users/${userId}/reset-usage`, await gateway.signInAdmin(), { field });
  const used = async (one: Golfer) =>
    (await (await gateway.call('/api/auth/user', { as: one })).json()) as Record<string, unknown>;

  it('restores a free golfer’s upload, so that they can upload again', async () => {
    const free = await gateway.register();
    await uploadSwing(gateway, free);
    await expect(uploadSwing(gateway, free)).rejects.toThrow('upload-limit-reached');
    expect((await reset(free.id, 'videoUploadsUsed')).status).toBe(204);
    expect(await used(free)).toMatchObject({ videoUploadsUsed: 0 });
    await uploadSwing(gateway, free);
  });

  it('restores a premium golfer’s uploads of this week, not those of earlier weeks', async () => {
    const premium = await gateway.register();
    await gateway.makePremium(premium);
    const old = await uploadSwing(gateway, premium);
    await gateway.rows("update gateway.upload_credit set week_start = '2020-01-05' where analysis_id = $1", [old]);
    await uploadSwing(gateway, premium);
    expect(await used(premium)).toMatchObject({ videoUploadsUsed: 2 });
    expect((await reset(premium.id, 'videoUploadsUsed')).status).toBe(204);
    expect(await used(premium)).toMatchObject({ videoUploadsUsed: 1 });
  });

  it.each([
    [
      'analysisViewsUsed',
      'insert into gateway.analysis_view select user_id, id, now() from gateway.swing where user_id = $1',
    ],
    ['workoutViewsUsed', 'insert into gateway.workout_view values ($1, current_date, now())'],
  ])('deletes the views of one golfer only: %s', async (field, insert) => {
    const [one, other] = [await gateway.register(), await gateway.register()];
    for (const who of [one, other]) {
      await uploadSwing(gateway, who);
      await gateway.rows(insert, [who.id]);
    }
    expect((await reset(one.id, field)).status).toBe(204);
    expect([(await used(one))[field], (await used(other))[field]]).toEqual([0, 1]);
  });

  it('of an unknown user is 404, of an unknown field 400, and neither is recorded', async () => {
    const cookie = await gateway.signInAdmin();
    const before = (await audit()).length;
    for (const id of [randomUUID(), 'me', '1', 'no-id']) {
      const path = `/api/admin/users/${id}/reset-usage`;
      expect([id, await status(post(path, cookie, { field: 'videoUploadsUsed' }))]).toEqual([id, 404]);
    }
    const path = `/api/admin/users/${golfer.id}/reset-usage`;
    expect(await status(post(path, cookie, { field: 'password_hash' }))).toBe(400);
    expect((await audit()).length).toBe(before);
  });
});

describe('the audit', () => {
  /** The request of each changing admin call; a new call without an entry here fails. */
  const examples: Partial<Record<ApiRouteName, object | undefined>> = {
    adminLogin: { password: adminPassword },
    adminLogout: undefined,
    resetUsage: { field: 'workoutViewsUsed' },
    issuePasswordReset: undefined,
  };
  const changing = (Object.keys(apiRoutes) as ApiRouteName[]).filter(
    (name) => apiRoutes[name].path.startsWith('/api/admin/') && apiRoutes[name].method !== 'GET',
  );

  it.each(changing)('has a row for %s, without personal data or secrets', async (name) => {
    expect(Object.keys(examples)).toContain(name);
    const cookie = await gateway.signInAdmin();
    const before = (await audit()).length;
    const response = await post(apiRoutes[name].path.replace('{userId}', golfer.id), cookie, examples[name]);
    expect(response.status).toBeLessThan(300);
    const rows = await audit();
    expect(rows.length).toBe(before + 1);
    const text = JSON.stringify(rows[0]);
    const link = response.status === 200 ? ((await response.json()) as { url: string }).url : 'none';
    const secrets = [golfer.email, adminPassword, cookie.split('=')[1] ?? '', new URL(link, gateway.origin).search];
    for (const secret of secrets.filter(Boolean)) expect(text).not.toContain(secret);
  });

  it('has no row for an action that failed, and an action that cannot be recorded fails', async () => {
    const cookie = await gateway.signInAdmin();
    await gateway.rows("insert into gateway.workout_view values ($1, '2026-01-01', now())", [golfer.id]);
    await gateway.rows('alter table gateway.admin_audit add constraint full_up check (id < 0) not valid');
    const path = `/api/admin/users/${golfer.id}/reset-usage`;
    expect(await status(post(path, cookie, { field: 'workoutViewsUsed' }))).toBe(500);
    expect(await status(post('/api/admin/logout', cookie))).toBe(500);
    await gateway.rows('alter table gateway.admin_audit drop constraint full_up');
    expect(await gateway.rows('select 1 from gateway.workout_view where user_id = $1', [golfer.id])).toHaveLength(1);
    expect(await status(get('/api/admin/audit', cookie))).toBe(200);
  });

  it('lists the newest first', async () => {
    const cookie = await gateway.signInAdmin();
    await post(`/api/admin/users/${golfer.id}/reset-usage`, cookie, { field: 'analysisViewsUsed' });
    const entries = (await (await get('/api/admin/audit', cookie)).json()) as AuditEntry[];
    expect(entries[0]).toMatchObject({
      action: 'reset-usage',
      userId: golfer.id,
      details: { field: 'analysisViewsUsed', givenBack: 0 },
    });
    expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).sort((a, b) => b - a));
  });

  it('deletes rejected attempts when they are old or too many, and no other entry', async () => {
    await gateway.rows('delete from gateway.admin_audit');
    const insert = 'insert into gateway.admin_audit (at, action, details) values ($1, $2, $3)';
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [days, action] of [
      [900, 'reset-usage'],
      [900, 'login'],
      [91, 'login-refused'],
      [89, 'login-refused'],
      [2, 'login-refused'],
      [1, 'login-refused'],
    ] as const)
      await gateway.rows(insert, [daysAgo(days), action, { days }]);
    const left = async () =>
      (await audit()).map(({ details }) => (details as { days: number }).days).toSorted((a, b) => a - b);
    await pruneAudit(gateway.deps);
    expect(await left()).toEqual([1, 2, 89, 900, 900]);
    await pruneAudit(gateway.deps, { days: 90, most: 2 });
    expect(await left()).toEqual([1, 2, 900, 900]);
  });

  it('can be paged to its first entry, however many rejected attempts follow', async () => {
    const cookie = await gateway.signInAdmin();
    const oldest = (await audit()).at(-1);
    await gateway.rows(
      `insert into gateway.admin_audit (at, action, details)
       select now(), 'login-refused', '{}' from generate_series(1, 450)`,
    );
    const ids: number[] = [];
    let next: string | undefined = '/api/admin/audit';
    let pages = 0;
    while (next) {
      const page: Response = await get(next, cookie);
      ids.push(...((await page.json()) as AuditEntry[]).map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
      pages += 1;
    }
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(ids).toEqual((await audit()).map(({ id }) => Number(id)));
    expect(ids.at(-1)).toBe(Number(oldest?.id));
    for (const query of ['before=0', 'before=x', 'limit=201', 'limit=0', 'before=99999999999999999999']) {
      expect([query, await status(get(`/api/admin/audit?${query}`, cookie))]).toEqual([query, 400]);
    }
  });
});
