import type { ErrorBody } from '@trueswing/contracts';
import { createTestRedis, TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  sessionCookie,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const newPassword = 'an even longer password';
const post = (path: string, body: unknown, cookie = '', on = gateway, network = anotherNetwork()) =>
  on.call(path, { json: body, headers: { cookie, ...network } });
const change = (golfer: Golfer, currentPassword = password, on = gateway) =>
  post('/api/auth/change-password', { currentPassword, newPassword }, golfer.cookie, on);
const signIn = (golfer: Golfer, secret: string) => post('/api/auth/sign-in', { email: golfer.email, password: secret });
const isSignedIn = async (cookie: string) =>
  (await gateway.call('/api/auth/user', { headers: { cookie } })).status === 200;
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).code];

it('ends every session, a stolen one included, and continues with a new token', async () => {
  const golfer = await gateway.register();
  const elsewhere = sessionCookie(await signIn(golfer, password));
  const response = await change(golfer);
  expect(response.status).toBe(204);
  const rotated = sessionCookie(response);
  expect(rotated).not.toBe(golfer.cookie);
  expect(await Promise.all([rotated, golfer.cookie, elsewhere].map(isSignedIn))).toEqual([true, false, false]);
  expect([(await signIn(golfer, password)).status, (await signIn(golfer, newPassword)).status]).toEqual([401, 200]);
});

it('makes a pending reset link invalid', async () => {
  const golfer = await gateway.register();
  const { url } = await issuePasswordReset(gateway.deps, golfer.id);
  await change(golfer);
  const token = tokenOfLink(url);
  expect(await codeOf(await post('/api/auth/reset-password', { token, newPassword }))).toEqual([
    400,
    'reset-link-expired',
  ]);
});

it('changes nothing with a wrong password, with a short new one, or without a password to change', async () => {
  const golfer = await gateway.register();
  expect(await codeOf(await change(golfer, 'not the password'))).toEqual([403, 'wrong-password']);
  const short = { currentPassword: password, newPassword: 'short' };
  expect((await post('/api/auth/change-password', short, golfer.cookie)).status).toBe(400);
  expect(await isSignedIn(golfer.cookie)).toBe(true);
  await gateway.rows('update gateway.account set password_hash = null where id = $1', [golfer.id]);
  expect(await codeOf(await change(golfer))).toEqual([403, 'password-managed-elsewhere']);
});

it('happens once when it is requested twice in parallel', async () => {
  const golfer = await gateway.register();
  const statuses = (await Promise.all([change(golfer), change(golfer)])).map((response) => response.status);
  expect(statuses.toSorted()).toEqual([204, 403]);
  expect(await gateway.rows('select 1 from gateway.session where user_id = $1', [golfer.id])).toHaveLength(1);
});

it('counts guesses together with those at the sign-in', async () => {
  const golfer = await gateway.register();
  const network = anotherNetwork();
  const guess = { email: golfer.email, password: 'a guess', currentPassword: 'a guess', newPassword };
  const statuses: number[] = [];
  // One window of the counter holds all guesses.
  gateway.setClock(gateway.deps.now());
  for (let count = 0; count < 6; count++) {
    statuses.push((await post('/api/auth/change-password', guess, golfer.cookie, gateway, network)).status);
    statuses.push((await post('/api/auth/sign-in', guess, '', gateway, network)).status);
  }
  gateway.setClock(null);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

it('is rejected while guesses cannot be counted', async () => {
  const { url } = await createTestRedis();
  const proxy = await TcpFaultProxy.start(url);
  const blind = await startGateway({ REDIS_URL: proxy.url(url) });
  const golfer = await blind.register();
  proxy.cut();
  for (const secret of [password, 'not the password']) {
    expect(await codeOf(await change(golfer, secret, blind))).toEqual([503, 'not-ready']);
  }
  const reset = await post('/api/auth/reset-password', { token: 'x', newPassword }, '', blind);
  expect(await codeOf(reset)).toEqual([503, 'not-ready']);
  await blind.stop();
  await proxy.stop();
});
