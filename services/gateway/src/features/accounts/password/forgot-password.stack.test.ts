import type { ErrorBody } from '@trueswing/contracts';
import { SmtpInbox, TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';

const mail = { MAIL_FROM: 'TrueSwing <golf@example.com>' };
const newPassword = 'an even longer password';

let inbox: SmtpInbox;
let gateway: TestGateway;
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, ...mail });
});
beforeEach(() => {
  inbox.mails.length = 0;
  inbox.delayMs = 0;
  inbox.refusal = null;
});
afterAll(async () => {
  await gateway.stop();
  await inbox.stop();
});

const post = (path: string, body: unknown, on = gateway) => on.call(path, { json: body, headers: anotherNetwork() });
const requestLink = (email: string, on = gateway) => post('/api/auth/forgot-password', { email }, on);
const reset = (token: string) => post('/api/auth/reset-password', { token, newPassword });
const signIn = (golfer: Golfer, secret: string) => post('/api/auth/sign-in', { email: golfer.email, password: secret });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).code];
const linkOver = [400, 'reset-link-expired'];

/** Requests a link and returns the token from the mail. */
async function requestToken(golfer: Golfer): Promise<string> {
  const before = inbox.mailsTo(golfer.email).length;
  expect((await requestLink(golfer.email)).status).toBe(204);
  await inbox.untilReceived(golfer.email, before + 1);
  return (
    /^http:\/\/localhost:8080\/reset-password#token=([\w-]{43})$/m.exec(
      inbox.mailsTo(golfer.email).at(-1)?.text ?? '',
    )?.[1] ?? ''
  );
}

describe('a forgotten password', () => {
  it('is replaced with a link that is mailed to the golfer alone; every session ends', async () => {
    const golfer = await gateway.register();
    const token = await requestToken(golfer);
    expect(inbox.mails[0]).toMatchObject({ to: [golfer.email] });
    expect(inbox.mails[0]?.raw).toMatch(/^From: TrueSwing <golf@example\.com>\r$/m);
    expect((await signIn(golfer, password)).status).toBe(200);
    expect((await reset(token)).status).toBe(204);
    expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(401);
    expect([(await signIn(golfer, password)).status, (await signIn(golfer, newPassword)).status]).toEqual([401, 200]);
  });

  it('gets the same answer for any address, before the mail server has answered', async () => {
    const golfer = await gateway.register();
    inbox.delayMs = 4_000;
    const answers = [await requestLink(golfer.email), await requestLink('hogan@example.com')];
    expect(answers.map((answer) => [answer.status, answer.headers.get('content-length')])).toEqual([
      [204, null],
      [204, null],
    ]);
    expect(inbox.mails).toEqual([]);
    await inbox.untilReceived(golfer.email, 1);
    expect(inbox.mails.map(({ to }) => to)).toEqual([[golfer.email]]);
  });

  it('sends nothing to a golfer who signs in with an identity provider', async () => {
    const [elsewhere, golfer] = [await gateway.register(), await gateway.register()];
    await gateway.rows('update gateway.account set password_hash = null where id = $1', [elsewhere.id]);
    expect((await requestLink(elsewhere.email)).status).toBe(204);
    await requestToken(golfer);
    expect(inbox.mails.map(({ to }) => to)).toEqual([[golfer.email]]);
    expect(await gateway.rows('select 1 from gateway.password_reset where user_id = $1', [elsewhere.id])).toEqual([]);
  });

  it('can be requested 5 times an hour for one account, existing or not', async () => {
    const golfer = await gateway.register();
    for (const email of [golfer.email, 'unknown@example.com']) {
      const statuses: number[] = [];
      // More than twice the limit, since a new hour may begin in between.
      for (let count = 0; count < 11; count++) statuses.push((await requestLink(email)).status);
      expect(new Set(statuses)).toEqual(new Set([204, 429]));
      expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(10);
    }
  });
});

describe('a reset link', () => {
  it('works once, also when it is used twice in parallel', async () => {
    const golfer = await gateway.register();
    const token = await requestToken(golfer);
    const statuses = (await Promise.all([reset(token), reset(token)])).map((response) => response.status);
    expect(statuses.toSorted()).toEqual([204, 400]);
    expect(await codeOf(await reset(token))).toEqual(linkOver);
  });

  it('becomes invalid when a newer one is sent, and after an hour', async () => {
    const golfer = await gateway.register();
    const [older, newer] = [await requestToken(golfer), await requestToken(golfer)];
    expect(await codeOf(await reset(older))).toEqual(linkOver);
    gateway.moveClock(3_601);
    expect(await codeOf(await reset(newer))).toEqual(linkOver);
    expect((await signIn(golfer, password)).status).toBe(200);
  });

  it('cannot be forged', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00', "' or 1=1 --"]) {
      expect(await codeOf(await reset(token))).toEqual(linkOver);
    }
  });
});

describe('the mail server', () => {
  it('does not change the answer when it rejects the mail or is down', async () => {
    const golfer = await gateway.register();
    inbox.refusal = 'no room';
    expect((await requestLink(golfer.email)).status).toBe(204);
    const proxy = await TcpFaultProxy.start(inbox.url);
    proxy.halfOpen();
    const other = await startGateway({ SMTP_URL: proxy.url(inbox.url), ...mail });
    const theirs = await other.register();
    expect((await requestLink(theirs.email, other)).status).toBe(204);
    await expect.poll(() => other.rows('select 1 from gateway.password_reset')).toHaveLength(1);
    proxy.cut();
    await other.stop();
    await proxy.stop();
    inbox.refusal = null;
    await requestToken(golfer);
  });

  it('is not configured: the golfer is referred to support', async () => {
    const plain = await startGateway();
    expect(await codeOf(await requestLink('anybody@example.com', plain))).toEqual([503, 'mail-not-set-up']);
    await plain.stop();
  });
});
