// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { errorCatalog } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { field, fill, press, wrongAt } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openEntry } from '../../../../test/fixtures/open-entry.tsx';
import {
  done,
  refusal,
  refusalOf,
  type ScriptedServer,
  scriptServer,
} from '../../../../test/fixtures/scripted-server.ts';
import { settle } from '../../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = null;
});
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a signed-in golfer changes the password on the sign-in path', async () => {
  server.user = golferWith();
  server.answers['/api/auth/change-password'] = done;
  await openEntry('/sign-in');
  expect(title()).toBe('Change your password');
  expect(screen.getByText('You are signed in as penny@example.com.')).toBeDefined();
  await press('Change password');
  expect(wrongAt('Current password')).toBe('Please enter your current password.');
  expect(wrongAt('New password')).toBe('Please choose a password of at least 10 characters.');
  fill('Current password', 'the-old-password');
  fill('New password', 'the-new-password');
  await press('Change password');
  expect(server.posts).toEqual([
    {
      path: '/api/auth/change-password',
      body: { currentPassword: 'the-old-password', newPassword: 'the-new-password' },
    },
  ]);
  expect(screen.getByText('the profile')).toBeDefined();
  await settle(() => vi.dynamicImportSettled());
  expect(screen.getByText('Password Changed')).toBeDefined();
});

test('a wrong current password shows the error at its field', async () => {
  server.user = golferWith();
  server.answers['/api/auth/change-password'] = refusalOf('wrong-password');
  await openEntry('/sign-in');
  fill('Current password', 'not-it');
  fill('New password', 'the-new-password');
  await press('Change password');
  expect(wrongAt('Current password')).toBe('Your current password is wrong. Please try again.');
  expect(document.activeElement).toBe(field('Current password'));
  expect(screen.queryByRole('alert')).toBeNull();
  fill('Current password', 'not-it-either');
  expect(wrongAt('Current password')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account of an identity provider has no password to change', async () => {
  server.user = golferWith({ hasPassword: false });
  await openEntry('/sign-in');
  expect(screen.getByText(errorCatalog['password-managed-elsewhere'].message)).toBeDefined();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile');
});

test('a forgotten password: the answer does not reveal whether the account exists', async () => {
  server.answers['/api/auth/forgot-password'] = done;
  await openEntry('/forgot-password');
  await press('Send link');
  expect(wrongAt('E-mail')).toBe('Please enter your e-mail address.');
  fill('E-mail', 'penny@example.com');
  await press('Send link');
  expect(screen.getByRole('status').textContent).toBe(
    'Check your e-mailIf there is an account with penny@example.com, a link is on its way. It works for one hour. Check your spam folder too.',
  );
});

test('without a mail server an admin creates the link', async () => {
  server.answers['/api/auth/forgot-password'] = refusalOf('mail-not-set-up');
  await openEntry('/forgot-password');
  fill('E-mail', 'penny@example.com');
  await press('Send link');
  expect(screen.getByRole('alert').textContent).toContain(
    'We cannot send e-mail right now. Please ask our support for a link. Our support makes the link for you. It works for one hour.',
  );
});

test('shows the wait after too many mails in an hour', async () => {
  const message = 'Too many attempts. Please try again in an hour.';
  server.answers['/api/auth/forgot-password'] = refusal(429, 'too-many-requests', message, { 'retry-after': '3600' });
  await openEntry('/forgot-password');
  fill('E-mail', 'penny@example.com');
  await press('Send link');
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.getByRole('button', { name: 'Try again in 60:00' })).toBeDefined();
});

test('sets a password with the token of the link', async () => {
  server.user = golferWith();
  server.answers['/api/auth/reset-password'] = () => {
    // The link is of this golfer, whose sessions end.
    server.user = null;
    return done();
  };
  await openEntry('/reset-password#token=abc_-123');
  expect(title()).toBe('Set a new password');
  fill('New password', 'short');
  await press('Set password');
  expect(wrongAt('New password')).toBe('Please choose a password of at least 10 characters.');
  fill('New password', 'the-new-password');
  await press('Set password');
  expect(server.posts.map(({ body }) => body)).toEqual([{ token: 'abc_-123', newPassword: 'the-new-password' }]);
  expect(title()).toBe('Your password is set');
  expect(screen.getByRole('status').textContent).toBe('You are signed out everywhere.');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
});

test("a link that is opened in another golfer's browser leaves that golfer signed in", async () => {
  server.user = golferWith({ email: 'sam@example.com' });
  server.answers['/api/auth/reset-password'] = done;
  await openEntry('/reset-password#token=abc_-123');
  fill('New password', 'the-new-password');
  await press('Set password');
  expect(title()).toBe('Your password is set');
  expect(screen.getByRole('status').textContent).toBe(
    'Your account is signed out on all devices. This browser is signed in as sam@example.com.',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(screen.getByText('the home screen')).toBeDefined();
});

test('an expired link offers a new one, as does a link without a token', async () => {
  server.answers['/api/auth/reset-password'] = refusalOf('reset-link-expired');
  await openEntry('/reset-password#token=used');
  fill('New password', 'the-new-password');
  await press('Set password');
  expect(screen.getByRole('alert').textContent).toContain('This link no longer works. Please ask for a new one.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  cleanup();
  await openEntry('/reset-password');
  expect(title()).toBe('This link has ended');
});
