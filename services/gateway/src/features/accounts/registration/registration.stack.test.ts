import type { ErrorBody, User } from '@trueswing/contracts';
import { SmtpInbox } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  password,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../../../../test/test-gateway.ts';
import { pruneRegistrations } from './confirm-registration.ts';

let inbox: SmtpInbox;
let gateway: TestGateway;
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, MAIL_FROM: 'TrueSwing <golf@example.com>' });
});
afterAll(async () => {
  await gateway.stop();
  await inbox.stop();
});

const post = (path: string, json: unknown) => gateway.call(path, { json, headers: anotherNetwork() });
const register = (email: string, secret = password) =>
  post('/api/auth/register', { email, password: secret, firstName: 'Ada' });
const confirm = (token: string, secret = password) =>
  post('/api/auth/confirm-registration', { token, password: secret });
const signIn = (email: string, secret = password) => post('/api/auth/sign-in', { email, password: secret });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).code];
const accountsOf = (email: string) => gateway.rows('select 1 from gateway.account where email = $1', [email]);
const pendingOf = (email: string) => gateway.rows('select 1 from gateway.registration where email = $1', [email]);

/** Registers and returns the token of the link in the mail. */
async function requestToken(email: string, secret = password): Promise<string> {
  const before = inbox.mailsTo(email).length;
  expect((await register(email, secret)).status).toBe(202);
  await inbox.untilReceived(email, before + 1);
  const [link = ''] = /http:\/\/localhost:8080\/confirm-email#\S+/.exec(inbox.mailsTo(email).at(-1)?.text ?? '') ?? [];
  return tokenOfLink(link);
}

describe('with mail, a registration', () => {
  it('makes an account only when its address is confirmed, and signs in there', async () => {
    const email = 'confirmed@example.com';
    const token = await requestToken(email);
    expect([await accountsOf(email), (await signIn(email)).status]).toEqual([[], 401]);
    const confirmed = await confirm(token);
    expect(confirmed.status).toBe(201);
    expect((await confirmed.json()) as User).toMatchObject({ email, firstName: 'Ada' });
    expect(confirmed.headers.getSetCookie()[0]).toMatch(/^session=/);
    expect((await signIn(email)).status).toBe(200);
    expect(await codeOf(await confirm(token))).toEqual([400, 'confirmation-link-expired']);
    expect(await pendingOf(email)).toEqual([]);
  });

  it('is answered the same for a known and an unknown address; the mailbox alone learns which it is', async () => {
    const golfer = await gateway.register();
    const unknown = 'unknown@example.com';
    const seen = async (email: string) => {
      const response = await register(email);
      const { date: _, 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, body: await response.json(), headers };
    };
    expect(await seen(golfer.email)).toEqual(await seen(unknown));
    await inbox.untilReceived(golfer.email, 1);
    await inbox.untilReceived(unknown, 1);
    expect(inbox.mailsTo(golfer.email)[0]?.text).toContain('You already have a TrueSwing account');
    expect(inbox.mailsTo(unknown)[0]?.text).toContain('Confirm your e-mail');
    expect(await pendingOf(golfer.email)).toEqual([]);
    expect((await signIn(golfer.email)).status).toBe(200);
  });

  it('for an account of an identity provider names the way in that it has, and no password', async () => {
    const golfer = await gateway.register();
    await gateway.rows('update gateway.account set password_hash = null where id = $1', [golfer.id]);
    expect((await register(golfer.email)).status).toBe(202);
    await inbox.untilReceived(golfer.email, 1);
    const text = inbox.mailsTo(golfer.email)[0]?.text;
    expect(text).toContain('You already have a TrueSwing account');
    expect(text).toContain('Press "Continue with Single Sign-On" here:');
    expect(text).not.toContain('new password');
    expect(await pendingOf(golfer.email)).toEqual([]);
  });

  it('of a stranger gives the golfer no account with the stranger’s password, and takes nothing from their own', async () => {
    const email = 'victim@example.com';
    const own = await requestToken(email);
    const strangers = await requestToken(email, 'the password of a stranger');
    expect(await codeOf(await confirm(strangers))).toEqual([403, 'wrong-password']);
    expect((await confirm(own)).status).toBe(201);
    expect(await codeOf(await confirm(strangers, 'the password of a stranger'))).toEqual([
      400,
      'confirmation-link-expired',
    ]);
    expect([(await signIn(email)).status, (await signIn(email, 'the password of a stranger')).status]).toEqual([
      200, 401,
    ]);
  });

  it('that is confirmed twice at the same time makes one account', async () => {
    const email = 'twice@example.com';
    const token = await requestToken(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('ends after a day, and is then deleted', async () => {
    const email = 'late@example.com';
    const token = await requestToken(email);
    gateway.moveClock(24 * 3_600 + 1);
    expect(await codeOf(await confirm(token))).toEqual([400, 'confirmation-link-expired']);
    await pruneRegistrations(gateway.deps);
    expect(await pendingOf(email)).toEqual([]);
    gateway.moveClock(-(24 * 3_600 + 1));
  });

  it('sends a limited number of mails to one address', async () => {
    const statuses: number[] = [];
    // More than twice the limit, since a new hour may begin in between.
    for (let count = 0; count < 11; count++) statuses.push((await register('flooded@example.com')).status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(10);
  });
});
