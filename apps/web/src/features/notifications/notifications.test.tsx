// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Notification } from '@trueswing/contracts';
import { describeCause } from '@trueswing/domain';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import NotificationBell from './notification-bell.tsx';
// Loads the code of the panel before the fake clock runs.
import './notifications-panel.tsx';

const path = '/api/notifications';
const hourMs = 3_600_000;
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});

function notification(at: number, part: Partial<Notification> = {}): Notification {
  const createdAt = new Date(Date.now() - at * hourMs).toISOString();
  const text = describeCause({ kind: 'workout-finished', day: '2026-11-22' });
  return { ...text, id: `n-${at}`, title: `Title ${at}`, isRead: false, createdAt, ...part };
}
const hold = (list: Notification[]) => {
  server.answers[path] = () => Response.json(list);
};
async function open(list: Notification[] | null = null): Promise<void> {
  if (list) hold(list);
  await openScreens('/', {
    '/': <NotificationBell />,
    '/daily-workout': <h1>Today's Workout</h1>,
  });
}
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
async function openPanel(list: Notification[] | null = null): Promise<void> {
  await open(list);
  await tapBell();
}
async function tapBell(): Promise<void> {
  fireEvent.click(bell());
  // First the code of the panel arrives, then the panel loads the list.
  await advance(0.5);
  await advance(0.5);
}
function tap(target: Element | Document): void {
  fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(target, { button: 0, pointerType: 'mouse' });
  fireEvent.click(target);
}
const markAll = () => within(panel()).getByRole<HTMLButtonElement>('button', { name: 'Mark All Read' });
const badgeOfTitle = () => within(panel()).getByRole('heading', { name: 'Notifications' }).nextElementSibling;
const titles = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((item) => /Title \d+/.exec(item.textContent ?? '')?.[0]);

describe('the bell', () => {
  it.each([
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [100, '9+'],
  ])('has a badge for %d unread notifications: %s', async (unread, badge) => {
    await open([...Array.from({ length: unread }, (_, at) => notification(at)), notification(200, { isRead: true })]);
    expect(screen.queryByTestId('unread')?.textContent ?? null).toBe(badge);
    expect(bell().getAttribute('aria-label')).toBe(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`);
  });

  it('asks again every 30 seconds', async () => {
    await open([]);
    const calls = () => server.calls.filter((one) => one.path === path).length;
    expect(calls()).toBe(1);
    await advance(29);
    expect(calls()).toBe(1);
    hold([notification(0)]);
    await advance(1.5);
    expect(calls()).toBe(2);
    expect(screen.getByTestId('unread').textContent).toBe('1');
  });

  it('has no badge when the server does not answer', async () => {
    await open();
    expect(screen.queryByTestId('unread')).toBeNull();
    expect(bell()).toBeDefined();
  });
});

describe('the panel', () => {
  it('shows the empty state with its texts, and no Mark All Read', async () => {
    await openPanel([]);
    const title = within(panel()).getByText('No notifications yet');
    expect(title.nextElementSibling?.textContent).toBe('Complete exercises and upload videos to get updates!');
    expect(within(panel()).queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  });

  it('shows that it loads', async () => {
    server.answers[path] = () => new Promise<Response>(() => {});
    await openPanel();
    expect(within(panel()).getByRole('status').textContent).toBe('Loading notifications...');
  });

  it('shows why it could not load, and loads again', async () => {
    await openPanel();
    const alert = within(panel()).getByRole('alert');
    expect(within(alert).getByText('We could not load your notifications. Please try again.')).toBeDefined();
    hold([notification(1)]);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await advance(0.1);
    expect(titles()).toEqual(['Title 1']);
  });

  it('lists each with its text and age, and counts the unread ones beside the title', async () => {
    await openPanel([notification(1), notification(30, { isRead: true })]);
    const [first, second] = within(panel()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Title 1, unread');
    expect(within(first as HTMLElement).getByText('You did every exercise of the day. Well done.')).toBeDefined();
    expect(within(first as HTMLElement).getByText('1 hour ago')).toBeDefined();
    expect(second?.textContent).not.toContain('unread');
    expect(within(second as HTMLElement).getByText('1 day ago')).toBeDefined();
    expect(badgeOfTitle()?.textContent).toBe('1 unread');
    expect(within(second as HTMLElement).queryByRole('button', { name: /as read/ })).toBeNull();
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
    ['the Close button', () => fireEvent.click(within(panel()).getByRole('button', { name: 'Close' }))],
    ['a tap outside', () => tap(document.querySelector('.bg-scrim') ?? document)],
  ])('%s closes it and restores the focus', async (_, close) => {
    await open([]);
    bell().focus();
    await tapBell();
    expect(panel().contains(document.activeElement)).toBe(true);
    await settle(close);
    await advance(0.5);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it('leads to the screen of a notification, and marks it as read', async () => {
    server.answers[`${path}/n-1/read`] = done;
    await openPanel([notification(1)]);
    const link = within(panel()).getByRole('link');
    expect(link.getAttribute('href')).toBe('/daily-workout');
    fireEvent.click(link);
    await advance(0.5);
    expect(screen.getByRole('heading', { name: "Today's Workout" })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.map((one) => one.path)).toContain(`${path}/n-1/read`);
  });

  it('has no link where there is no screen', async () => {
    await openPanel([notification(1, { link: null })]);
    expect(within(panel()).queryByRole('link')).toBeNull();
  });
});

describe('Mark All Read', () => {
  it('is disabled while a change is pending and when nothing is unread; the badges go immediately', async () => {
    let answer = (_: Response) => {};
    server.answers[`${path}/read-all`] = () => new Promise((resolve) => (answer = resolve));
    await openPanel([notification(1), notification(2)]);
    expect(markAll().disabled).toBe(false);
    fireEvent.click(markAll());
    await advance(0.1);
    expect(markAll().disabled).toBe(true);
    expect(screen.queryByTestId('unread')).toBeNull();
    expect(badgeOfTitle()?.textContent).not.toMatch(/unread/);
    hold([notification(1, { isRead: true }), notification(2, { isRead: true })]);
    answer(done());
    await advance(0.1);
    expect(markAll().disabled).toBe(true);
    expect(titles()).toEqual(['Title 1', 'Title 2']);
  });

  it('is taken back when the server refuses it', async () => {
    server.answers[`${path}/read-all`] = refusal(500, 'internal-error', 'Something went wrong.');
    await openPanel([notification(1)]);
    fireEvent.click(markAll());
    await advance(0.5);
    expect(badgeOfTitle()?.textContent).toBe('1 unread');
    expect(markAll().disabled).toBe(false);
    expect(screen.getByText('We could not mark your notifications as read. Please try again.')).toBeDefined();
  });
});

describe('one notification', () => {
  const button = (name: string) => within(panel()).getByRole('button', { name });

  it('is marked as read', async () => {
    server.answers[`${path}/n-1/read`] = done;
    await openPanel([notification(1), notification(2)]);
    hold([notification(1, { isRead: true }), notification(2)]);
    fireEvent.click(button('Mark “Title 1” as read'));
    await advance(0.1);
    expect(badgeOfTitle()?.textContent).toBe('1 unread');
  });

  it('is deleted, and comes back when the server refuses', async () => {
    let answer = (_: Response) => {};
    server.answers[`${path}/n-1`] = () => new Promise((resolve) => (answer = resolve));
    await openPanel([notification(1), notification(2)]);
    fireEvent.click(button('Delete “Title 1”'));
    await advance(0.1);
    expect(titles()).toEqual(['Title 2']);
    answer(refusal(500, 'internal-error', 'Something went wrong.')());
    await advance(0.5);
    expect(titles()).toEqual(['Title 1', 'Title 2']);
    expect(screen.getByText('We could not delete this notification. Please try again.')).toBeDefined();
  });

  it('that was deleted on another device goes without a word', async () => {
    server.answers[`${path}/n-1`] = refusal(404, 'not-found', 'Not found.');
    await openPanel([notification(1), notification(2)]);
    hold([notification(2)]);
    fireEvent.click(button('Delete “Title 1”'));
    await advance(0.5);
    expect(titles()).toEqual(['Title 2']);
    expect(screen.queryByText('Error')).toBeNull();
  });
});
