// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, press, wrongAt } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openEntry } from '../../../../test/fixtures/open-entry.tsx';
import {
  clientConfig,
  refusalOf,
  type ScriptedServer,
  scriptServer,
} from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { beginSignIn, rememberAccount } from '../../../shared/session/first-sign-in.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = null;
});
const fillIn = () => {
  fill('E-mail', ' Penny@Example.com ');
  fill('Password', 'a-long-enough-password');
};

test('signs in and goes home', async () => {
  server.answers['/api/auth/sign-in'] = () => Response.json(golferWith());
  await openEntry('/sign-in');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to TrueSwing');
  fillIn();
  await press('Sign in');
  expect(server.posts).toEqual([
    { path: '/api/auth/sign-in', body: { email: 'penny@example.com', password: 'a-long-enough-password' } },
  ]);
  expect(screen.getByText('the home screen')).toBeDefined();
});

test('Get Started of a new visitor opens the registration, of a golfer who was here before the sign-in', async () => {
  beginSignIn();
  await openEntry('/sign-in');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create your account');
  cleanup();
  rememberAccount();
  beginSignIn();
  await openEntry('/sign-in');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to TrueSwing');
});

test('submits values that were filled in without input events', async () => {
  server.answers['/api/auth/sign-in'] = () => Response.json(golferWith());
  await openEntry('/sign-in');
  // As a password manager does on some phones.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field('E-mail'), 'penny@example.com');
  setValue?.call(field('Password'), 'a-long-enough-password');
  await press('Sign in');
  expect(server.posts.map(({ body }) => body)).toEqual([
    { email: 'penny@example.com', password: 'a-long-enough-password' },
  ]);
});

test('an empty form shows what is missing, sends nothing, and focuses the first wrong field', async () => {
  await openEntry('/sign-in');
  await press('Sign in');
  expect(wrongAt('E-mail')).toBe('Please enter your e-mail address.');
  expect(wrongAt('Password')).toBe('Please enter your password.');
  expect(document.activeElement).toBe(field('E-mail'));
  fill('E-mail', 'penny@example.com');
  await press('Sign in');
  expect(wrongAt('E-mail')).toBeNull();
  expect(document.activeElement).toBe(field('Password'));
  expect(server.posts).toEqual([]);
});

test('wrong credentials show the error with the id to report, and the password is selected for another attempt', async () => {
  server.answers['/api/auth/sign-in'] = refusalOf('wrong-credentials');
  await openEntry('/sign-in');
  fillIn();
  await press('Sign in');
  expect(screen.getByRole('alert').textContent).toContain('Wrong e-mail or password. Please try again.');
  expect(screen.getByRole('alert').textContent).toContain('r-42');
  expect(document.activeElement).toBe(field('Password'));
});

test('after too many attempts it counts down, then allows the next one', async () => {
  server.answers['/api/auth/sign-in'] = refusalOf('too-many-requests', { 'retry-after': '60' });
  await openEntry('/sign-in');
  fillIn();
  await press('Sign in');
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts. Please wait a minute and try again.');
  const wait = screen.getByRole<HTMLButtonElement>('button', { name: /^Try again in / });
  expect([wait.textContent, wait.disabled]).toEqual(['Try again in 1:00', true]);
  await advance(18);
  expect(wait.textContent).toBe('Try again in 0:42');
  await advance(42);
  expect([wait.textContent, wait.disabled]).toEqual(['Sign in', false]);
});

test('a second submit during the call sends nothing', async () => {
  let answer: (response: Response) => void = () => {};
  server.answers['/api/auth/sign-in'] = () => new Promise((resolve) => (answer = resolve));
  await openEntry('/sign-in');
  fillIn();
  await press('Sign in');
  await press('Sign in');
  expect(server.posts).toHaveLength(1);
  answer(Response.json(golferWith()));
  await advance(0.1);
  expect(screen.getByText('the home screen')).toBeDefined();
});

test('shows and hides the password', async () => {
  await openEntry('/sign-in');
  expect([field('Password').type, field('Password').autocomplete]).toEqual(['password', 'current-password']);
  await press('Show');
  expect(field('Password').type).toBe('text');
  await press('Hide');
  expect(field('Password').type).toBe('password');
});

test('shows that the server cannot be reached', async () => {
  server.answers['/api/auth/sign-in'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await openEntry('/sign-in');
  fillIn();
  await press('Sign in');
  expect(screen.getByRole('alert').textContent).toBe(
    'We could not reach our server. Please check your connection and try again.',
  );
});

test.each([
  ['sign-in-expired', 'This sign-in took too long. Please start again.'],
  ['account-exists', 'You have an account with this e-mail already. Please sign in with its password.'],
  ['sign-in-provider-unavailable', 'Sign-in is down for the moment. Please try again in a minute.'],
  ['<b>made up</b>', 'You are not signed in yet. Please try again.'],
])('a failed sign-in at the provider: %s', async (code, sentence) => {
  server.answers['/api/client-config'] = clientConfig({ hasIdentityProvider: true });
  await openEntry(`/sign-in?error=${encodeURIComponent(code)}`);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('a failed sign-in at the provider of a golfer who is still signed in, as before a deletion', async () => {
  server.user = golferWith({ hasPassword: false });
  server.answers['/api/client-config'] = clientConfig({ hasIdentityProvider: true });
  await openEntry('/sign-in?error=sign-in-provider-unavailable');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in again');
  expect(screen.getByRole('alert').textContent).toBe('Sign-in is down for the moment. Please try again in a minute.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.queryByText('or with e-mail and password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile');
});

test('offers the identity provider if there is one', async () => {
  await openEntry('/sign-in');
  expect(screen.queryByRole('button', { name: 'Continue with Single Sign-On' })).toBeNull();
  cleanup();
  server.answers['/api/client-config'] = clientConfig({ hasIdentityProvider: true });
  await openEntry('/sign-in');
  expect(screen.getByRole('button', { name: 'Continue with Single Sign-On' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgot your password?');
});
