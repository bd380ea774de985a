// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { field, fill, press } from '../../../../test/fixtures/form.ts';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const path = '/api/admin/second-factor';
const off = { admin: 'jo', since: null, recoveryCodesLeft: 0, isRequired: false };
const on = { ...off, since: '2026-11-22T18:12:04.000Z', recoveryCodesLeft: 7 };
const recoveryCodes = ['k3fm-9xqw-7bne-ad2p-h8vy-tc4s-g6ju', 'aaaa-bbbb-cccc-dddd-eeee-ffff-gggg'];
let server: ScriptedServer;
const answer = (factor: object) => {
  server.answers[path] = () => Response.json(factor);
};
beforeEach(() => {
  server = scriptServer();
});
/** Lets a call wait. Returns the function that answers it with the recovery codes. */
function answerLater(call: 'confirm' | 'recovery-codes') {
  let send = (_: Response) => {};
  server.answers[`${path}/${call}`] = () => new Promise((resolve) => (send = resolve));
  return async () => {
    answer(on);
    send(Response.json({ recoveryCodes }));
    await advance(0.1);
  };
}
const open = () => openAdmin('/admin/sign-in');

test('an app is set up with the password and a code, and the recovery codes are shown once', async () => {
  answer(off);
  await open();
  expect(screen.getByText(/signed in as jo/)).toBeDefined();
  fill('Your password', 'a long password');
  server.answers[path] = () =>
    Response.json({ uri: 'otpauth://totp/TrueSwing:jo?secret=ABCDEFGH', secret: 'ABCDEFGH' });
  await press('Set Up');
  expect(server.posts.at(-1)).toEqual({ path, body: { password: 'a long password' } });
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
  expect(screen.getByText('ABCD EFGH')).toBeDefined();
  server.answers[`${path}/confirm`] = refusal(400, 'wrong-admin-code', 'This code is wrong.');
  expect(screen.queryByText(/recovery code works/)).toBeNull();
  fill('Code', '000000');
  await press('Turn On');
  expect(screen.getByRole('alert').textContent).toContain('This code is wrong.');
  server.answers[`${path}/confirm`] = () => Response.json({ recoveryCodes });
  answer(on);
  fill('Code', '123456');
  await press('Turn On');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(recoveryCodes),
  );
  // jsdom has no clipboard.
  await press('Copy Codes');
  expect(screen.getByText('Please note the codes above.')).toBeDefined();
  await press('I Have Kept Them');
  expect(screen.queryByText(recoveryCodes[1] ?? '')).toBeNull();
  expect(screen.getByText(/7 recovery codes are left/)).toBeDefined();
});

test('an app whose time to set it up is over is set up from the start', async () => {
  answer(off);
  await open();
  fill('Your password', 'a long password');
  server.answers[path] = () =>
    Response.json({ uri: 'otpauth://totp/TrueSwing:jo?secret=ABCDEFGH', secret: 'ABCDEFGH' });
  await press('Set Up');
  server.answers[`${path}/confirm`] = refusal(409, 'second-factor-expired', 'Please start again with your password.');
  fill('Code', '123456');
  await press('Turn On');
  expect(screen.getByRole('alert').textContent).toContain('Please start again with your password.');
  await press('Start Again');
  expect(screen.queryByRole('img', { name: 'QR code for your authenticator app' })).toBeNull();
  expect(field('Your password').value).toBe('');
  expect(document.activeElement).toBe(field('Your password'));
});

test('codes that arrive after the setup was started again are shown', async () => {
  answer(off);
  await open();
  fill('Your password', 'a long password');
  server.answers[path] = () =>
    Response.json({ uri: 'otpauth://totp/TrueSwing:jo?secret=ABCDEFGH', secret: 'ABCDEFGH' });
  await press('Set Up');
  const arrive = answerLater('confirm');
  fill('Code', '123456');
  await press('Turn On');
  await press('Start Again');
  await arrive();
  expect(screen.getByText(recoveryCodes[0] ?? '')).toBeDefined();
});

test('new codes that arrive after Cancel are shown', async () => {
  answer(on);
  await open();
  await press('New Recovery Codes');
  const arrive = answerLater('recovery-codes');
  fill('Code', '123456');
  await press('Make New Codes');
  await press('Cancel');
  await arrive();
  expect(screen.getByText(recoveryCodes[0] ?? '')).toBeDefined();
});

test('another app needs the password and a code of the one before', async () => {
  answer(on);
  await open();
  await press('Change the App');
  fill('Your password', 'a long password');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set Up' }).disabled).toBe(true);
  fill('Code', '123456');
  server.answers[path] = () =>
    Response.json({ uri: 'otpauth://totp/TrueSwing:jo?secret=ABCDEFGH', secret: 'ABCDEFGH' });
  await press('Set Up');
  expect(server.posts.at(-1)).toEqual({ path, body: { password: 'a long password', code: '123456' } });
});

test.each([
  [1, /One recovery code is left/],
  [0, /Please make new recovery codes/],
])('with %i recovery codes it says so', async (recoveryCodesLeft, text) => {
  answer({ ...on, recoveryCodesLeft });
  await open();
  expect(screen.getByText(text)).toBeDefined();
});

test('it is turned off with a code', async () => {
  answer(on);
  await open();
  await press('Turn Off');
  server.answers[`${path}/remove`] = done;
  answer(off);
  fill('Code', '123456');
  await press('Turn Off');
  expect(server.posts.at(-1)).toEqual({ path: `${path}/remove`, body: { code: '123456' } });
  expect(screen.getByRole('button', { name: 'Set Up' })).toBeDefined();
});

test('where all admins need one, the panel leads to it', async () => {
  answer({ ...off, isRequired: true });
  server.answers['/api/admin/summary'] = refusal(
    403,
    'second-factor-required',
    'Please set up your second factor first.',
  );
  server.answers['/api/admin/users?limit=50'] = server.answers['/api/admin/summary'];
  await openAdmin('/admin');
  await advance(0.2);
  expect(screen.getByText(/All admins need a second factor here/)).toBeDefined();
});

test('where all admins need one, it cannot be turned off', async () => {
  answer({ ...on, isRequired: true });
  await open();
  expect(screen.getByRole('button', { name: 'Change the App' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn Off' })).toBeNull();
});
