// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { type Session, userSchema } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { fill, press } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import ProfilePage from './profile.page.tsx';

const session = (nth: number, part: Partial<Session> = {}): Session => ({
  id: `0d0f7f5c-3b1e-4c2a-8f4e-00000000000${nth}`,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastSeenAt: new Date(Date.now() - 3_600_000).toISOString(),
  isCurrent: false,
  device: 'Safari on iPhone',
  ...part,
});
const ownPath = `/api/users/${golferWith().id}`;
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  const { answers } = server;
  answers[ownPath] = () => Response.json(server.user);
  answers['/api/auth/sessions'] = () => Response.json([session(1, { isCurrent: true, device: null }), session(2)]);
  const views = { used: 0, limit: 999 };
  answers['/api/usage-limits'] = () =>
    Response.json({ isPremium: false, videoUploads: { used: 1, limit: 1 }, analysisViews: views, workoutViews: views });
});

const open = () => openScreens('/profile', { '/profile': <ProfilePage /> });
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const requested = (path: string) => server.calls.filter((call) => call.path === path);

test('shows member date, plan, uploads and the link to change the password', async () => {
  await open();
  const facts = ['Member since', 'Your plan', 'Videos uploaded'].map(fact);
  expect(facts).toEqual(['November 21, 2026', 'Free', '1 of 1']);
  expect(screen.getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe('/api/login');
  const download = screen.getByRole('link', { name: 'Download My Data' });
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual(['/api/account/export', true]);
});

test('Premium uploads are unlimited; the usage is loaded every 30 s', async () => {
  server.user = golferWith({ isPremium: true, videoUploadsUsed: 12 });
  server.answers['/api/usage-limits'] = () => new Response('', { status: 500 });
  await open();
  expect(fact('Videos uploaded')).toBe('12 (unlimited)');
  await advance(30);
  expect(requested('/api/usage-limits')).toHaveLength(2);
});

test('more uploads than the free limit, as after Premium, are shown without it', async () => {
  server.user = golferWith({ videoUploadsUsed: 14 });
  server.answers['/api/usage-limits'] = () => new Response('', { status: 500 });
  await open();
  expect(fact('Videos uploaded')).toBe('14');
});

test('a record that cannot be loaded shows an error beside the known data', async () => {
  server.answers[ownPath] = () => new Response('', { status: 500 });
  await open();
  expect(screen.getByText('Failed to fetch user data')).toBeDefined();
  expect(fact('City')).toBe('Austin');
  server.answers[ownPath] = () => Response.json(golferWith({ city: 'Dallas' }));
  await press('Try Again');
  expect(screen.queryByText('Failed to fetch user data')).toBeNull();
  expect(fact('City')).toBe('Dallas');
});

test('an account that does not exist', async () => {
  server.answers[ownPath] = refusal(404, 'not-found', 'Not found.');
  await open();
  expect(screen.getByText('User Not Found')).toBeDefined();
  expect(screen.getByText('Unable to load user profile.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeDefined();
});

test.each([
  ['wrong-password', 'Your current password is wrong. Please try again.', 'Current password'],
  ['email-taken', 'Another account has this e-mail. Please choose a different one.', 'E-mail'],
] as const)('a new e-mail that is refused with %s shows the error at its field', async (code, message, label) => {
  server.answers[ownPath] = refusal(403, code, message);
  await open();
  await press('Edit');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  fill('E-mail', 'new@example.com');
  fill('Current password', 'a guess');
  await press('Save');
  expect(server.posts.at(-1)?.body).toEqual({ email: 'new@example.com', currentPassword: 'a guess' });
  expect(screen.getByText('Update Failed')).toBeDefined();
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
});

test('an invalid value is not sent, and its field gets the focus', async () => {
  await open();
  await press('Edit');
  const handicap = screen.getByLabelText<HTMLInputElement>('Handicap');
  expect(handicap.step).toBe('0.1');
  fill('Handicap', '60');
  await press('Save');
  expect(screen.getByText('Please enter a handicap from −10 to 54, in steps of 0.1. For +2 enter −2.')).toBeDefined();
  expect(document.activeElement).toBe(handicap);
  expect(server.posts).toEqual([]);
});

test('a handicap that the number field cannot read, as "+2", is an error and deletes nothing', async () => {
  server.user = golferWith({ handicap: -2 });
  await open();
  await press('Edit');
  fill('Handicap', '');
  const handicap = screen.getByLabelText('Handicap');
  // In a browser the field shows "+2", and its value is empty.
  Object.defineProperty(handicap, 'validity', { value: { badInput: true } });
  await press('Save');
  expect(screen.getByText('Please enter a handicap from −10 to 54, in steps of 0.1. For +2 enter −2.')).toBeDefined();
  expect(document.activeElement).toBe(handicap);
  expect(server.posts).toEqual([]);
});

test('the first wrong field on the screen gets the focus, even if it appeared later', async () => {
  await open();
  await press('Edit');
  fill('E-mail', 'new@example.com');
  fill('Handicap', '60');
  await press('Save');
  expect(screen.getByText('Please enter a handicap from −10 to 54, in steps of 0.1. For +2 enter −2.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
});

test('what another device saves while the profile is edited stays as that device saved it', async () => {
  const queryClient = await open();
  await press('Edit');
  server.user = golferWith({ city: 'Dallas', handicap: 3, email: 'moved@example.com' });
  await settle(() => queryClient.refetchQueries(currentUserQuery));
  await advance(0.1);
  fill('Last name', 'Lee');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await press('Save');
  expect(server.posts.at(-1)?.body).toEqual({ lastName: 'Lee' });
});

test('a change is never saved for another golfer who has signed in in this browser', async () => {
  await open();
  await press('Edit');
  fill('City', 'Dallas');
  server.user = golferWith({ id: userSchema.shape.id.parse('0b8f7c1e-3c52-4b8e-9a57-5d1f0c3a2b44'), city: 'Boise' });
  server.answers[ownPath] = refusalOf('not-found');
  server.answers[`/api/users/${server.user.id}`] = () => Response.json(server.user);
  await press('Save');
  await advance(0.1);
  expect(server.posts).toEqual([{ path: ownPath, body: { city: 'Dallas' } }]);
  expect(screen.getByText('Update Failed')).toBeDefined();
  expect(fact('City')).toBe('Boise');
});

test("an identity provider's e-mail is read-only", async () => {
  server.user = golferWith({ hasPassword: false });
  await open();
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').readOnly).toBe(true);
});

test('a golfer of an identity provider reads where the password is changed, as no link of ours leads there', async () => {
  server.user = golferWith({ hasPassword: false });
  await open();
  expect(screen.queryByRole('link', { name: 'Change Password' })).toBeNull();
  expect(screen.getByText('You change your password in the account that you sign in with.')).toBeDefined();
});

test('another device can be signed out; the current one is only labeled', async () => {
  await open();
  expect(screen.getByText('Unknown device').closest('li')?.textContent).toContain('This device');
  server.answers[`/api/auth/sessions/${session(2).id}`] = () => new Response(null, { status: 204 });
  server.answers['/api/auth/sessions'] = () => Response.json([session(1, { isCurrent: true, device: null })]);
  await press('Sign out Safari on iPhone');
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(screen.getByText('Signed Out')).toBeDefined();
});

test('a device that has signed out meanwhile is signed out', async () => {
  await open();
  server.answers[`/api/auth/sessions/${session(2).id}`] = refusalOf('not-found');
  server.answers['/api/auth/sessions'] = () => Response.json([session(1, { isCurrent: true, device: null })]);
  await press('Sign out Safari on iPhone');
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  expect(screen.getByText('Signed Out')).toBeDefined();
});

test('a device that could not be signed out stays in the list with an error', async () => {
  await open();
  server.answers[`/api/auth/sessions/${session(2).id}`] = () => new Response('', { status: 500 });
  await press('Sign out Safari on iPhone');
  expect(screen.getByText('We could not sign that device out. Please try again.')).toBeDefined();
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
});

test('deleting the account requires the word and the password', async () => {
  await open();
  await press('Delete Account');
  const final = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });
  fill('Type DELETE to confirm', 'delet');
  fill('Current password', 'wrong');
  expect(final.disabled).toBe(true);
  fill('Type DELETE to confirm', 'delete');
  expect(final.disabled).toBe(false);
  server.answers['/api/account/delete'] = refusal(403, 'wrong-password', 'Your current password is wrong.');
  await press('Delete My Account');
  expect(requested('/api/account/delete').at(-1)?.body).toEqual({ confirmation: 'DELETE', password: 'wrong' });
  expect(screen.getByText('Your current password is wrong.')).toBeDefined();
  server.answers['/api/account/delete'] = () => new Response(null, { status: 204 });
  await press('Delete My Account');
  expect(screen.getByText('Account Deleted')).toBeDefined();
  expect(screen.queryByText('Profile')).toBeNull();
});

test('a golfer of an identity provider who signed in long ago must sign in again to delete the account', async () => {
  server.user = golferWith({ hasPassword: false });
  await open();
  await press('Delete Account');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  fill('Type DELETE to confirm', 'DELETE');
  server.answers['/api/account/delete'] = refusal(403, 'sign-in-again', 'Please sign in again.');
  await press('Delete My Account');
  expect(requested('/api/account/delete').at(-1)?.body).toEqual({ confirmation: 'DELETE' });
  expect(screen.getByRole('link', { name: 'Sign In Again' }).getAttribute('href')).toBe('/api/login');
});

test('logging out shows a toast, on failure too', async () => {
  server.answers['/api/logout'] = () => new Response('', { status: 500 });
  await open();
  await press('Log Out');
  expect(screen.getByText('Logout Failed')).toBeDefined();
  server.answers['/api/logout'] = () => new Response(null, { status: 204 });
  await press('Log Out');
  expect(screen.getByText('Logged Out')).toBeDefined();
  expect(screen.queryByText('Account Details')).toBeNull();
});
