// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { field, fill, press } from '../../../../test/fixtures/form.ts';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/admin/summary'] = () => Response.json({ totalUsers: 0, premiumUsers: 0, freeUsers: 0 });
  server.answers['/api/admin/users?limit=50'] = () => Response.json([]);
});
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Access Admin Panel|Authenticating/ });
const open = () => openAdmin('/admin-login');

test('nothing can be submitted while the password is empty', async () => {
  await open();
  expect([submit().textContent, submit().disabled]).toEqual(['Access Admin Panel', true]);
  fill('Admin password', 'x');
  expect(submit().disabled).toBe(false);
});

test('the right password opens the panel with a toast', async () => {
  let answer: (response: Response) => void = () => {};
  server.answers['/api/admin/login'] = () => new Promise((resolve) => (answer = resolve));
  await open();
  fill('Admin password', 'a long admin password');
  await press('Access Admin Panel');
  expect(submit().textContent).toBe('Authenticating...');
  expect(server.posts).toEqual([{ path: '/api/admin/login', body: { password: 'a long admin password' } }]);
  answer(done());
  await advance(0.1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
  expect(screen.getByText('Access Granted')).toBeDefined();
  expect(screen.getByText('Welcome to the admin panel')).toBeDefined();
});

test.each([
  [refusal(401, 'wrong-admin-password', 'Invalid admin password'), 'Invalid admin password'],
  [refusal(500, 'internal-error', 'Something broke.'), 'Failed to authenticate. Please try again.'],
  [() => new Response('<html>', { status: 502 }), 'Failed to authenticate. Please try again.'],
])('a refused password shows its sentence', async (answer, sentence) => {
  server.answers['/api/admin/login'] = answer;
  await open();
  fill('Admin password', 'wrong');
  await press('Access Admin Panel');
  expect(screen.getByRole('alert').firstElementChild?.textContent).toBe(sentence);
  expect(submit().textContent).toBe('Access Admin Panel');
});

test('an admin with a second factor is asked for the code next', async () => {
  server.answers['/api/admin/login'] = refusal(401, 'admin-code-needed', 'Please enter the code.');
  await open();
  fill('Admin name', 'jo');
  fill('Admin password', 'a long admin password');
  await press('Access Admin Panel');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([document.activeElement, submit().disabled]).toEqual([field('Code'), true]);
  server.answers['/api/admin/login'] = refusal(429, 'too-many-requests', 'Please wait.', { 'retry-after': '900' });
  fill('Code', '123456');
  await press('Access Admin Panel');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 15:00' }).disabled).toBe(true);
  server.answers['/api/admin/login'] = done;
  fill('Code', 'k3fm-9xqw-7bne-ad2p');
  await press('Access Admin Panel');
  const body = { name: 'jo', password: 'a long admin password', code: 'k3fm-9xqw-7bne-ad2p' };
  expect(server.posts.at(-1)).toEqual({ path: '/api/admin/login', body });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
});

test('from the code there is a way back, and a password that has changed meanwhile leads back too', async () => {
  const askForCode = async () => {
    server.answers['/api/admin/login'] = refusal(401, 'admin-code-needed', 'Please enter the code.');
    fill('Admin password', 'a long admin password');
    await press('Access Admin Panel');
    fill('Code', '123456');
  };
  await open();
  await askForCode();
  await press('Back to the Password');
  expect(field('Admin password').value).toBe('a long admin password');
  await askForCode();
  server.answers['/api/admin/login'] = refusal(401, 'wrong-admin-password', 'Invalid admin password');
  await press('Access Admin Panel');
  expect(screen.getByRole('alert').textContent).toContain('Invalid admin password');
  expect(field('Admin password')).toBeDefined();
});

test('after too many guesses it counts down until the next one', async () => {
  server.answers['/api/admin/login'] = refusal(429, 'too-many-requests', 'Please wait.', { 'retry-after': '42' });
  await open();
  fill('Admin password', 'wrong');
  await press('Access Admin Panel');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 0:42' });
  expect(button.disabled).toBe(true);
});

test('the password can be shown, and the way home is there', async () => {
  await open();
  expect(field('Admin password').type).toBe('password');
  await press('Show');
  expect(field('Admin password').type).toBe('text');
  await press('Hide');
  expect(field('Admin password').type).toBe('password');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
