// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  badgeOfTitle,
  bell,
  notification,
  notificationsPath,
  openBell,
  openPanel,
  panel,
  storeNotifications,
  tapBell,
  titles,
} from '../../../test/fixtures/open-notifications.tsx';
import { done, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});

function tap(target: Element | Document): void {
  fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(target, { button: 0, pointerType: 'mouse' });
  fireEvent.click(target);
}

describe('the panel', () => {
  it('shows the empty state with its texts, and no Mark All Read', async () => {
    storeNotifications(server, []);
    await openPanel();
    const title = panel().getByText('No notifications yet');
    expect(title.nextElementSibling?.textContent).toBe('Complete exercises and upload videos to get updates!');
    expect(panel().queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  });

  it('shows that it loads', async () => {
    server.answers[notificationsPath] = () => new Promise<Response>(() => {});
    await openPanel();
    expect(panel().getByRole('status').textContent).toBe('Loading notifications...');
  });

  it('shows why it could not load, and loads again', async () => {
    await openPanel();
    const alert = panel().getByRole('alert');
    expect(within(alert).getByText('We could not load your notifications. Please try again.')).toBeDefined();
    storeNotifications(server, [notification(1)]);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await advance(0.1);
    expect(titles()).toEqual(['Title 1']);
  });

  it('lists each with its text and age, and counts the unread ones beside the title', async () => {
    storeNotifications(server, [notification(1), notification(30, { isRead: true })]);
    await openPanel();
    const [first, second] = panel().getAllByRole('listitem');
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
    ['the Close button', () => fireEvent.click(panel().getByRole('button', { name: 'Close' }))],
    ['a tap outside', () => tap(document.querySelector('.bg-scrim') ?? document)],
  ])('%s closes it and restores the focus', async (_, close) => {
    storeNotifications(server, []);
    await openBell();
    bell().focus();
    await tapBell();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await settle(close);
    await advance(0.5);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it('leads to the screen of a notification, and marks it as read', async () => {
    server.answers[`${notificationsPath}/n-1/read`] = done;
    storeNotifications(server, [notification(1)]);
    await openPanel();
    const link = panel().getByRole('link');
    expect(link.getAttribute('href')).toBe('/daily-workout');
    fireEvent.click(link);
    await advance(0.5);
    expect(screen.getByRole('heading', { name: "Today's Workout" })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.map((one) => one.path)).toContain(`${notificationsPath}/n-1/read`);
  });

  it('has no link where there is no screen', async () => {
    storeNotifications(server, [notification(1, { route: null })]);
    await openPanel();
    expect(panel().queryByRole('link')).toBeNull();
  });
});
