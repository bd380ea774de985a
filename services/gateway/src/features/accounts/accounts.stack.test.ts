import { hash } from '@node-rs/argon2';
import type { ErrorBody, User } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  password,
  sessionCookie,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../test/test-gateway.ts';
import { issuePasswordReset } from './password/issue-password-reset.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const daySeconds = 24 * 3_600;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  gateway.call(path, { json: body, headers });
const whoAmI = (cookie: string) => gateway.call('/api/auth/user', { headers: { cookie } });

describe('registration', () => {
  it('creates a signed-in golfer on the free plan, and stores no password', async () => {
    const response = await post('/api/auth/register', {
      email: ' Ada.Golfer@Example.com'.trim(),
      password,
      firstName: 'Ada',
      lastName: 'Golfer',
    });
    expect(response.status).toBe(201);
    const user = (await response.json()) as User;
    expect(user).toMatchObject({ email: 'ada.golfer@example.com', firstName: 'Ada', isPremium: false });
    expect(user).toMatchObject({ videoUploadsUsed: 0, analysisViewsUsed: 0, handicap: null });
    expect(await (await whoAmI(sessionCookie(response))).json()).toEqual(user);
    const [row] = await gateway.rows('select password_hash from gateway.account where id = $1', [user.id]);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is rejected for an address in use, in any letter case', async () => {
    await gateway.register('twice@example.com');
    const response = await post('/api/auth/register', { email: 'TWICE@example.com', password, firstName: 'Eve' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'email-taken' });
  });

  it('leaves no account behind when its first session could not be stored', async () => {
    await gateway.rows('alter table gateway.session add constraint no_more check (false) not valid');
    const email = 'half@example.com';
    const register = () => post('/api/auth/register', { email, password, firstName: 'A' }, anotherNetwork());
    expect((await register()).status).toBe(500);
    await gateway.rows('alter table gateway.session drop constraint no_more');
    expect((await register()).status).toBe(201);
  });

  it.each([
    ['a short password', { email: 'a@example.com', password: 'short', firstName: 'A' }],
    ['no first name', { email: 'a@example.com', password, firstName: ' ' }],
    ['no address', { email: 'hogan', password, firstName: 'A' }],
  ])('is refused with %s', async (_name, body) => {
    expect((await post('/api/auth/register', body)).status).toBe(400);
  });
});

it('a password that is tried first is refused at registration, change and reset, and the link still works', async () => {
  const common = '18atcskd2w';
  const refused = async (response: Response) => {
    const text = await response.text();
    expect(text).not.toContain(common);
    return [response.status, (JSON.parse(text) as ErrorBody).code];
  };
  const account = { email: 'common@example.com', password: common, firstName: 'A' };
  expect(await refused(await post('/api/auth/register', account, anotherNetwork()))).toEqual([
    400,
    'password-too-common',
  ]);
  const golfer = await gateway.register();
  const names = { firstName: 'Wilhelmina', lastName: 'Featherstone' };
  await gateway.call('/api/users/me', { as: golfer, method: 'PATCH', json: names });
  const change = (newPassword: string) =>
    gateway.call('/api/auth/change-password', {
      as: golfer,
      json: { currentPassword: password, newPassword },
      headers: anotherNetwork(),
    });
  const own = [golfer.email, 'Wilhelmina1', 'featherstone'];
  for (const word of own) expect(await refused(await change(word))).toEqual([400, 'password-too-common']);
  const token = tokenOfLink((await issuePasswordReset(gateway.deps, golfer.id)).url);
  const reset = (newPassword: string) => post('/api/auth/reset-password', { token, newPassword }, anotherNetwork());
  for (const word of [common, ...own]) expect(await refused(await reset(word))).toEqual([400, 'password-too-common']);
  expect((await reset('an even longer password')).status).toBe(204);
});

describe('the session cookie', () => {
  it('is hidden from scripts and other sites, and bound to the host over https', async () => {
    const plain = await post('/api/auth/register', { email: 'plain@example.com', password, firstName: 'A' });
    const [cookie] = plain.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]{43};/);
    expect(cookie).toMatch(/Path=\/;.*HttpOnly.*SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure|Domain/);

    const secure = await startGateway({ PUBLIC_ORIGIN: 'https://golf.example' });
    const golfer = await secure.register();
    expect(golfer.cookie).toMatch(/^__Host-session=/);
    const again = await secure.call('/api/auth/sign-in', { json: { email: golfer.email, password } });
    expect(again.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(again.headers.getSetCookie()[0]).not.toMatch(/Domain/);
    await secure.stop();
  });

  it('comes and goes with a marker that scripts can read, which signs no one in', async () => {
    const golfer = await gateway.register();
    const signedIn = await post('/api/auth/sign-in', { email: golfer.email, password });
    expect(signedIn.headers.getSetCookie()[1]).toMatch(/^signed-in=yes; Max-Age=5184000; Path=\/; SameSite=Lax$/);
    expect((await whoAmI('signed-in=yes')).status).toBe(401);
    const signedOut = await gateway.call('/api/logout', { method: 'POST', as: golfer });
    expect(signedOut.headers.getSetCookie()[1]).toMatch(/^signed-in=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/);
  });

  it('is stored as a hash only', async () => {
    const golfer = await gateway.register();
    const token = golfer.cookie.split('=')[1] ?? '';
    const rows = await gateway.rows('select token_hash from gateway.session where user_id = $1', [golfer.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash.toString('hex')).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('signing in', () => {
  it('issues a new token and ends the browser’s previous session', async () => {
    const golfer = await gateway.register();
    const response = await post('/api/auth/sign-in', { email: golfer.email, password }, { cookie: golfer.cookie });
    expect(response.status).toBe(200);
    expect(sessionCookie(response)).not.toBe(golfer.cookie);
    expect((await whoAmI(golfer.cookie)).status).toBe(401);
    expect((await whoAmI(sessionCookie(response))).status).toBe(200);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const golfer = await gateway.register();
    const wrong = await post('/api/auth/sign-in', { email: golfer.email, password: 'not the password' });
    const unknown = await post('/api/auth/sign-in', { email: 'hogan@example.com', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const answerOf = async (response: Response) => ({ ...((await response.json()) as ErrorBody), requestId: '' });
    expect(await answerOf(wrong)).toEqual(await answerOf(unknown));
  });
});

describe('a session', () => {
  it('ends on the server at sign-out', async () => {
    const golfer = await gateway.register();
    const response = await gateway.call('/api/logout', { method: 'POST', as: golfer });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/);
    expect((await whoAmI(golfer.cookie)).status).toBe(401);
  });

  it('ends when it was not used for 14 days, and after 60 days in any case', async () => {
    const [idle, busy] = [await gateway.register(), await gateway.register()];
    gateway.moveClock(13 * daySeconds);
    expect((await whoAmI(busy.cookie)).status).toBe(200);
    gateway.moveClock(2 * daySeconds);
    expect((await whoAmI(idle.cookie)).status).toBe(401);
    expect((await whoAmI(busy.cookie)).status).toBe(200);
    for (const days of [13, 13, 13]) {
      gateway.moveClock(days * daySeconds);
      expect((await whoAmI(busy.cookie)).status).toBe(200);
    }
    gateway.moveClock(8 * daySeconds);
    expect((await whoAmI(busy.cookie)).status).toBe(401);
    expect(await gateway.rows('select 1 from gateway.session where user_id = $1', [busy.id])).toEqual([]);
  });

  it('cannot be forged', async () => {
    for (const cookie of ['session=', 'session=x', `session=${'A'.repeat(43)}`, 'session=%00', 'other=1']) {
      expect((await whoAmI(cookie)).status).toBe(401);
    }
  });
});

it('a password whose hash has old parameters is hashed again at the sign-in, by parallel ones too', async () => {
  const golfer = await gateway.register();
  const readHash = async (): Promise<string> =>
    (await gateway.rows('select password_hash from gateway.account where id = $1', [golfer.id]))[0].password_hash;
  const old = await hash(password, { memoryCost: 8 * 1_024, timeCost: 1, parallelism: 1 });
  await gateway.rows('update gateway.account set password_hash = $2 where id = $1', [golfer.id, old]);
  const signIn = (typed: string) =>
    post('/api/auth/sign-in', { email: golfer.email, password: typed }, anotherNetwork()).then(({ status }) => status);

  expect(await signIn(`${password}!`)).toBe(401);
  expect(await readHash()).toBe(old);
  expect(await Promise.all([signIn(password), signIn(password), signIn(password)])).toEqual([200, 200, 200]);
  const renewed = await readHash();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await signIn(password)).toBe(200);
  expect(await readHash()).toBe(renewed);
});

it('sends a navigation to /api/login to the sign-in screen', async () => {
  const response = await gateway.call('/api/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/sign-in']);
});
