// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, press, wrongAt } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openEntry } from '../../../../test/fixtures/open-entry.tsx';
import { refusal, refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = null;
});
const fillIn = () => {
  // As it is pasted from a page: with a mark of direction and a space without width.
  fill('First name', '\u200EPenny\u200B');
  fill('E-mail', ' Penny@Example.com ');
  fill('Password', 'a-long-enough-password');
};
const openRegistration = async () => {
  await openEntry('/sign-in');
  await press('New here? Create an account');
};

test('creates an account', async () => {
  server.answers['/api/auth/register'] = () => Response.json(golferWith(), { status: 201 });
  await openRegistration();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create your account');
  fill('Password', 'too-short');
  await press('Create account');
  expect(wrongAt('First name')).toBe('Please enter your first name.');
  expect(wrongAt('Password')).toBe('Please choose a password of at least 10 characters.');
  expect(document.activeElement).toBe(field('First name'));
  fillIn();
  expect(field('Password').autocomplete).toBe('new-password');
  await press('Create account');
  expect(server.posts).toEqual([
    {
      path: '/api/auth/register',
      body: { firstName: 'Penny', lastName: '', email: 'penny@example.com', password: 'a-long-enough-password' },
    },
  ]);
  expect(screen.getByText('the home screen')).toBeDefined();
});

test('where addresses are confirmed, registering says to look into the mailbox', async () => {
  server.answers['/api/auth/register'] = () => Response.json({ next: 'confirm-email' }, { status: 202 });
  await openRegistration();
  fillIn();
  await press('Create account');
  expect(screen.getByRole('status').textContent).toContain('We sent a link to penny@example.com.');
  expect(screen.queryByText('the home screen')).toBeNull();
});

test('the link in the mail asks for the chosen password, then signs in', async () => {
  server.answers['/api/auth/confirm-registration'] = refusal(
    403,
    'wrong-password',
    'You chose another password. Please try again.',
  );
  await openEntry('/confirm-email#token=the-token');
  fill('Password', 'not-my-password');
  await press('Create account');
  expect(screen.getByRole('alert').textContent).toContain('You chose another password.');
  server.answers['/api/auth/confirm-registration'] = () => Response.json(golferWith(), { status: 201 });
  fill('Password', 'a-long-enough-password');
  await press('Create account');
  expect(server.posts.at(-1)).toEqual({
    path: '/api/auth/confirm-registration',
    body: { token: 'the-token', password: 'a-long-enough-password' },
  });
  expect(screen.getByText('the home screen')).toBeDefined();
});

test('a link that has ended leads back to the registration', async () => {
  server.answers['/api/auth/confirm-registration'] = refusalOf('confirmation-link-expired');
  await openEntry('/confirm-email#token=old');
  fill('Password', 'a-long-enough-password');
  await press('Create account');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has ended');
  expect(screen.getByRole('link', { name: 'Sign in or create an account' })).toBeDefined();
});

test('an e-mail that is in use shows an error, and the sign-in is one click away', async () => {
  server.answers['/api/auth/register'] = refusalOf('email-taken');
  await openRegistration();
  fillIn();
  await press('Create account');
  expect(screen.getByText('You have an account with this e-mail already. Please sign in.')).toBeDefined();
  await press('I have an account');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});
