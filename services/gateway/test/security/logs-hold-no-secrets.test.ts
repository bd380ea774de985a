import { type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { SmtpInbox } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRoute } from '../api/call-route.ts';
import { exampleRequests, type Things } from '../api/example-requests.ts';
import { startBuiltGateway } from '../built-gateway.ts';
import {
  adminPassword,
  anotherNetwork,
  callAt,
  type GatewayCall,
  sessionCookie,
  tokenOfLink,
} from '../test-gateway.ts';
import { encodeVideo, h264, uploadForm } from '../test-videos.ts';

let gateway: Awaited<ReturnType<typeof startBuiltGateway>>;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  const mail = { SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' };
  gateway = await startBuiltGateway({ LOG_LEVEL: 'trace', ...mail });
});
afterAll(async () => {
  await gateway.stop();
  await inbox.stop();
});

const secrets = {
  email: 'ada.lovelace@private.example',
  password: 'correct horse battery',
  wrongPassword: 'incorrect horse battery',
  breachedPassword: '18atcskd2w',
  firstName: 'Augusta',
  fileName: 'my-secret-backyard.mp4',
  oidcCode: 'the-code-of-the-identity-provider',
  oidcState: 'the-state-of-the-sign-in',
  search: 'lovelace-in-a-search',
  adminPassword,
  wrongAdminPassword: 'nearly the admin password',
  shareToken: 'Zx3-the-token-of-a-link-to-an-analysis-Qw7e',
  handOverCode: 'Yk8-the-code-for-another-device-Pm2d',
};

const call = (path: string, { headers, ...init }: GatewayCall = {}) =>
  callAt(gateway.origin, path, { ...init, headers: { ...anotherNetwork(), ...headers } });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', headers, ...(body instanceof FormData ? { body } : { json: body }) });

it('no log line contains credentials, personal data or what a client sent', async () => {
  const { email, password, wrongPassword, breachedPassword, firstName, fileName } = secrets;
  expect((await post('/api/auth/register', { email, password: breachedPassword, firstName })).status).toBe(400);
  expect((await post('/api/auth/register', { email, password, firstName })).status).toBe(202);
  await inbox.untilReceived(email, 1);
  const [confirmation = ''] = /https?:\/\/\S+/.exec(inbox.mailsTo(email)[0]?.text ?? '') ?? [];
  const registrationToken = tokenOfLink(confirmation);
  const registered = await post('/api/auth/confirm-registration', { token: registrationToken, password });
  // From now on the mail server's rejection repeats the address.
  inbox.refusal = `no such person: ${email}`;
  const { id: userId } = (await registered.json()) as { id: string };
  const golfer = sessionCookie(registered);
  const admin = sessionCookie(await post('/api/admin/login', { password: adminPassword }));
  await post('/api/auth/register', { email, password, firstName });
  await post('/api/auth/sign-in', { email, password: wrongPassword });
  await post('/api/admin/login', { password: secrets.wrongAdminPassword });
  await post('/api/auth/sign-in', { email, password, device: firstName }, { 'user-agent': secrets.fileName });
  await call(`/reset-password?token=${secrets.oidcCode}`);
  await call(`/shared/${secrets.shareToken}`);
  await call(`/nowhere/${encodeURIComponent(email)}?email=${email}`);
  await call(`/api/swing-analyses/user/${encodeURIComponent(email)}`, { headers: { cookie: golfer } });
  await call(`/api/admin/users?search=${secrets.search}`, { headers: { cookie: admin } });
  await call(`/api/admin/users/${encodeURIComponent(email)}/password-reset`, {
    method: 'POST',
    headers: { cookie: admin },
  });
  const faceOn = await encodeVideo('mp4', ...h264);
  for (const form of [uploadForm({ faceOn, fileName }), uploadForm({ faceOn: Buffer.from('text'), fileName })]) {
    await post('/api/swing-analyses', form, { cookie: golfer });
  }
  const link = await post(`/api/admin/users/${userId}/password-reset`, {}, { cookie: admin });
  const resetToken = tokenOfLink(((await link.json()) as { url: string }).url);

  // Then every call: as a visitor with secrets in all places, as the golfer, and as an admin.
  const things: Things = {
    userId,
    email,
    password,
    analysisId: userId,
    sessionId: userId,
    notificationId: userId,
    shotImportId: userId,
    shotId: userId,
    resetToken,
    registrationToken,
    shareId: userId,
    commentId: userId,
    shareToken: secrets.shareToken,
    checkId: userId,
    goalId: userId,
    videoId: userId,
    transferId: 'no such transfer',
    arrivedTransferId: 'no such transfer',
    handOverCode: secrets.handOverCode,
    exercises: ['one', 'two'],
  };
  const names = (Object.keys(exampleRequests) as ApiRouteName[]).filter((name) => apiRoutes[name] !== undefined);
  for (const name of names) {
    const request = await exampleRequests[name]?.(things);
    if (!request) continue;
    const query = `?code=${secrets.oidcCode}&state=${secrets.oidcState}&email=${email}&token=${resetToken}`;
    const params = Object.fromEntries(Object.keys(request.params ?? {}).map((key) => [key, email]));
    await callRoute({ call }, name, { ...request, params, query }, undefined);
    await callRoute({ call }, name, { ...request, json: request.json && { ...request.json, email: [email] } }, golfer);
    await callRoute({ call }, name, { ...request, query }, `${golfer}; ${admin}`);
  }
  expect(names.length).toBeGreaterThan(35);
  await gateway.child.untilOutput(/mail not sent/);

  const tokens = [golfer, admin].map((cookie) => cookie.split('=')[1] ?? '');
  for (const secret of [...Object.values(secrets), resetToken, registrationToken, ...tokens]) {
    expect(secret.length).toBeGreaterThan(6);
    for (const written of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      expect(linesWith(written)).toEqual([]);
    }
  }
  // An upload is logged with the ids of the request, the golfer and the analysis.
  const id = '"[0-9a-f-]{36}"';
  expect(gateway.child.output).toMatch(
    new RegExp(`"requestId":"[0-9a-f]{12}","userId":${id},"analysisId":${id},"msg":"swing uploaded"`),
  );
  expect(gateway.child.output).toContain(`"path":"/api/admin/users/${userId}/password-reset"`);
});

it('every sign-in is logged with the golfer and the way, and a refused one with the account that was tried', async () => {
  inbox.refusal = null;
  const golfer = { email: 'grace@private.example', password: 'a battery of horses' };
  expect((await post('/api/auth/register', { ...golfer, firstName: 'Grace' })).status).toBe(202);
  await inbox.untilReceived(golfer.email, 1);
  const [link = ''] = /https?:\/\/\S+/.exec(inbox.mailsTo(golfer.email)[0]?.text ?? '') ?? [];
  const registered = await post('/api/auth/confirm-registration', {
    token: tokenOfLink(link),
    password: golfer.password,
  });
  const { id } = (await registered.json()) as { id: string };
  const cookie = sessionCookie(registered);
  const handOver = await post('/api/auth/hand-over', {}, { cookie });
  await post('/api/auth/hand-over/redeem', { code: ((await handOver.json()) as { code: string }).code });
  await post('/api/auth/sign-in', golfer);
  await post('/api/auth/sign-in', { ...golfer, password: 'a guess' });
  const unknown = { email: 'no-one@private.example', password: 'a guess' };
  for (let guess = 0; guess < 2; guess += 1) await post('/api/auth/sign-in', unknown);
  const changed = { currentPassword: golfer.password, newPassword: 'a stable of horses' };
  expect((await post('/api/auth/change-password', changed, { cookie })).status).toBe(204);
  const admin = sessionCookie(await post('/api/admin/login', { password: adminPassword }));
  const reset = await post(`/api/admin/users/${id}/password-reset`, {}, { cookie: admin });
  const token = tokenOfLink(((await reset.json()) as { url: string }).url);
  expect((await post('/api/auth/reset-password', { token, newPassword: golfer.password })).status).toBe(204);
  await gateway.child.untilOutput(new RegExp(`"account":"${id}","msg":"password reset"`));
  for (const way of ['registration', 'phone-code', 'password', 'password-change']) {
    await gateway.child.untilOutput(new RegExp(`"way":"${way}","account":"${id}","msg":"signed in"`));
  }
  const refused = '"way":"password","code":"wrong-credentials","addressDigest":"([^"]{16})"';
  await gateway.child.untilOutput(new RegExp(`${refused},"account":"${id}","msg":"sign-in refused"`));
  // Guesses at the same unknown address have the same digest.
  await gateway.child.untilOutput(
    new RegExp(`${refused},"msg":"sign-in refused"[^]*${refused.replace(/\(.*\)/, '\\1')},"msg"`),
  );
  expect(linesWith(golfer.email)).toEqual([]);
});

const linesWith = (text: string): string[] =>
  gateway.child.output
    .split('\n')
    .filter((line) => line.includes(text))
    .slice(0, 3);
