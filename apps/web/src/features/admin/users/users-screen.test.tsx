// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { type AdminUser, automaticCallHeader } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../../test/fixtures/admin.tsx';
import { adminUserWith } from '../../../../test/fixtures/admin-user.ts';
import { field, fill, press } from '../../../../test/fixtures/form.ts';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const penny = adminUserWith();
const paul = adminUserWith({
  id: '0f0e6a53-4a5e-4f7e-8a0f-0d3f3c5f6b22',
  email: 'paul@example.com',
  isPremium: true,
  videoUploadsUsed: 2,
  subscription: {
    plan: 'annual',
    status: 'past_due',
    paymentProblem: 'past-due',
    endsAt: null,
    periodEnd: '2027-11-22T18:00:00.000Z',
  },
});
const resetPath = `/api/admin/users/${penny.id}/reset-usage`;

let server: ScriptedServer;
let users: AdminUser[];
beforeEach(() => {
  server = scriptServer();
  users = [penny, paul];
  server.answers['/api/admin/summary'] = () => Response.json({ totalUsers: 1_000_000, premiumUsers: 2, freeUsers: 3 });
  server.answers['/api/admin/users?limit=50'] = () => Response.json(users);
  vi.stubGlobal('scrollTo', () => {});
});
const open = () => openAdmin('/admin');
const list = () => document.querySelector('section[aria-label="User list"] ul');
const cards = () => [...(list()?.children ?? [])] as HTMLElement[];
const shownAt = (name: string, card = cards()[0]) =>
  within(card as HTMLElement)
    .getByText(name)
    .parentElement?.querySelector('dd')?.textContent;

test('shows the counts and each user with badge, dates, points and counters', async () => {
  await open();
  expect(screen.getByText('Total Users').parentElement?.textContent).toBe('Total Users1,000,000');
  expect(screen.getByText('Premium Users').parentElement?.textContent).toBe('Premium Users2');
  expect(screen.getByText('Free Users').parentElement?.textContent).toBe('Free Users3');
  const [first, second] = cards() as [HTMLElement, HTMLElement];
  within(first).getByText('penny@example.com');
  within(first).getByText(penny.id);
  within(first).getByText('Free');
  within(second).getByText('Premium');
  within(second).getByText('Subscription: annual, past due, period ends Nov 22, 2027, card declined');
  expect(['Joined', 'Total points', 'Weekly points'].map((name) => shownAt(name))).toEqual([
    ...['Nov 21, 2026', '1,250', '75'],
  ]);
  const counters = ['Video Uploads', 'Analysis Views', 'Workout Views'];
  expect(counters.map((name) => shownAt(name))).toEqual(['1 / 1', '4 / unlimited', '0 / 1']);
  expect(counters.map((name) => shownAt(name, second))).toEqual(['2 / unlimited', '4 / unlimited', '0 / unlimited']);
});

test('a subscription that has ended says since when', async () => {
  const subscription = { plan: 'monthly', status: 'canceled', paymentProblem: null, endsAt: null } as const;
  users = [adminUserWith({ subscription: { ...subscription, periodEnd: '2026-11-03T18:00:00.000Z' } })];
  await open();
  expect(screen.getByText('Subscription: monthly, canceled, ended Nov 3, 2026')).toBeDefined();
});

test('a reset calls the server, shows its toast and the new counter', async () => {
  server.answers[resetPath] = () => {
    users = [{ ...penny, videoUploadsUsed: 0 }, paul];
    return done();
  };
  await open();
  await press('Reset Video Uploads of penny@example.com');
  expect(server.posts).toEqual([{ path: resetPath, body: { field: 'videoUploadsUsed' } }]);
  expect(screen.getByText('Usage Reset')).toBeDefined();
  expect(screen.getByText('Successfully reset videoUploadsUsed for user')).toBeDefined();
  expect(shownAt('Video Uploads')).toBe('0 / 1');
});

test('a failed reset shows a toast', async () => {
  server.answers[resetPath] = () => new Response('', { status: 502 });
  await open();
  await press('Reset Workout Views of penny@example.com');
  expect(screen.getByText('Reset Failed')).toBeDefined();
  expect(screen.getByText('Failed to reset usage')).toBeDefined();
});

test('the user id is copied', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await open();
  await press('Copy the user id of penny@example.com');
  expect(copied).toEqual([penny.id]);
  expect(screen.getByText('Copied!')).toBeDefined();
});

test('the list is loaded again every 10 s and by Refresh, without leaving the screen', async () => {
  await open();
  const before = list();
  users = [{ ...penny, weeklyPoints: 100 }, paul];
  await advance(9);
  expect(shownAt('Weekly points')).toBe('75');
  await advance(1.2);
  expect(shownAt('Weekly points')).toBe('100');
  users = [{ ...penny, weeklyPoints: 125 }, paul];
  await press('Refresh');
  expect(shownAt('Weekly points')).toBe('125');
  expect(list()).toBe(before);
});

test('calls that the screen repeats without input are marked as automatic', async () => {
  const marked: boolean[] = [];
  server.answers['/api/admin/users?limit=50'] = ({ headers }) => {
    marked.push(automaticCallHeader in headers);
    return Response.json(users);
  };
  await open();
  for (let refresh = 0; refresh < 3; refresh++) await advance(10.2);
  expect(marked).toEqual([false, false, false, true]);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await advance(10.2);
  expect(marked.at(-1)).toBe(false);
});

test('a search waits for the end of typing and starts at its first page', async () => {
  server.answers['/api/admin/users?limit=50&search=paul'] = () => Response.json([paul]);
  server.answers['/api/admin/users?limit=50&search=hogan'] = () => Response.json([]);
  await open();
  for (const typed of ['p', 'pa', 'paul']) fill('Search', typed);
  await advance(0.4);
  await advance(0.1);
  expect(cards()).toHaveLength(1);
  expect(server.calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
  fill('Search', 'hogan');
  await advance(0.4);
  await advance(0.1);
  expect(screen.getByText('No users found')).toBeDefined();
});

test('a search that was copied with a tab and a no-break space asks with spaces', async () => {
  server.answers['/api/admin/users?limit=50&search=paul+the+golfer'] = () => Response.json([paul]);
  await open();
  fill('Search', '\tpaul\tthe\u00a0golfer\t');
  await advance(0.4);
  await advance(0.1);
  expect(cards()).toHaveLength(1);
});

test('pages go on after the last user, and back; a deleted user leads to the first page', async () => {
  users = Array.from({ length: 50 }, (_, at) =>
    adminUserWith({ id: `c5a3a0f0-56a4-4a3a-9c70-${String(at).padStart(12, '0')}`, email: `${at}@example.com` }),
  );
  const next = `/api/admin/users?limit=50&after=${users.at(-1)?.id}`;
  server.answers[next] = () => Response.json([paul]);
  await open();
  await press('Next');
  expect([cards().length, screen.getByText('Page 2')]).toEqual([1, expect.anything()]);
  await press('Previous');
  expect(cards()).toHaveLength(50);
  await press('Next');
  server.answers[next] = refusal(404, 'not-found', 'Not found.');
  await advance(10.2);
  await advance(0.1);
  expect(cards()).toHaveLength(50);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty page after a full one says that there are no older users', async () => {
  users = Array.from({ length: 50 }, (_, at) =>
    adminUserWith({ id: `c5a3a0f0-56a4-4a3a-9c70-${String(at).padStart(12, '0')}`, email: `${at}@example.com` }),
  );
  server.answers[`/api/admin/users?limit=50&after=${users.at(-1)?.id}`] = () => Response.json([]);
  await open();
  await press('Next');
  expect(screen.getByText('No older users')).toBeDefined();
  expect(screen.queryByText('No users found')).toBeNull();
});

test.each([
  ['ol', 'No e-mail and no name begins with “ol”. Type at least three characters to search inside them too.'],
  ['hogan', 'No e-mail and no name contains “hogan”. A user id is found only if it is complete.'],
])('a search for %s without a result says what was looked for', async (search, sentence) => {
  server.answers[`/api/admin/users?limit=50&search=${search}`] = () => Response.json([]);
  await open();
  fill('Search', search);
  await advance(0.4);
  await advance(0.1);
  expect(screen.getByText(sentence)).toBeDefined();
});

test.each([401, 403])('a refused call (%i) leads to the sign-in', async (status) => {
  server.answers['/api/admin/users?limit=50'] = refusal(status, status === 401 ? 'not-signed-in' : 'forbidden', 'No.');
  await open();
  expect(field('Admin password')).toBeDefined();
});

test('signing out ends the session', async () => {
  server.answers['/api/admin/logout'] = done;
  await open();
  await press('Sign Out');
  expect(server.calls.map(({ path }) => path)).toContain('/api/admin/logout');
  expect(field('Admin password')).toBeDefined();
});

test('a golfer is signed out on all devices after a question', async () => {
  const path = `/api/admin/users/${penny.id}/end-sessions`;
  server.answers[path] = () => Response.json({ endedSessions: 2 });
  await open();
  await press('Sign out penny@example.com');
  const sent = () => server.calls.filter((call) => call.path === path).length;
  expect(sent()).toBe(0);
  await press('Sign Out Everywhere');
  expect(sent()).toBe(1);
  expect(screen.getByText('2 sessions of penny@example.com ended.')).toBeDefined();
  expect(screen.queryByText('Sign out on all devices')).toBeNull();
});

test('a golfer who cannot be signed out is named with a way on', async () => {
  server.answers[`/api/admin/users/${penny.id}/end-sessions`] = () => new Response('', { status: 502 });
  await open();
  await press('Sign out penny@example.com');
  await press('Sign Out Everywhere');
  expect(screen.getByText('The golfer could not be signed out. Please try again.')).toBeDefined();
});

test('a password link is made on request and can be copied', async () => {
  const url = 'https://golf.example.com/reset-password?token=abc';
  server.answers[`/api/admin/users/${penny.id}/password-reset`] = () =>
    Response.json({ url, expiresAt: '2026-11-22T19:00:00.000Z' });
  await open();
  await press('Password link for penny@example.com');
  expect(screen.queryByText(url)).toBeNull();
  await press('Make Link');
  expect(screen.getByText(url)).toBeDefined();
  // jsdom has no clipboard.
  await press('Copy Link');
  expect(screen.getByText('Please note the link above.')).toBeDefined();
});
