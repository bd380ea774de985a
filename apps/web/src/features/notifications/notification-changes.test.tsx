// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Notification } from '@trueswing/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  badgeOfTitle,
  notification,
  notificationsPath,
  openPanel,
  panel,
  storeNotifications,
  titles,
} from '../../../test/fixtures/open-notifications.tsx';
import { done, refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});
const readAllPath = ({ createdAt }: Notification) =>
  `${notificationsPath}/read-all?until=${encodeURIComponent(createdAt)}`;
const markAll = () => panel().getByRole<HTMLButtonElement>('button', { name: 'Mark All Read' });

describe('Mark All Read', () => {
  it('is disabled while a change is pending and when nothing is unread; the badges go immediately', async () => {
    let answer = (_: Response) => {};
    const newest = notification(1);
    server.answers[readAllPath(newest)] = () => new Promise((resolve) => (answer = resolve));
    storeNotifications(server, [newest, notification(2)]);
    await openPanel();
    expect(markAll().disabled).toBe(false);
    fireEvent.click(markAll());
    await advance(0.1);
    expect(markAll().disabled).toBe(true);
    expect(screen.queryByTestId('unread')).toBeNull();
    expect(badgeOfTitle()?.textContent).not.toMatch(/unread/);
    storeNotifications(server, [notification(1, { isRead: true }), notification(2, { isRead: true })]);
    answer(done());
    await advance(0.1);
    expect(markAll().disabled).toBe(true);
    expect(titles()).toEqual(['Title 1', 'Title 2']);
  });

  it('is taken back when the server refuses it', async () => {
    const newest = notification(1);
    server.answers[readAllPath(newest)] = refusal(500, 'internal-error', 'Something went wrong.');
    storeNotifications(server, [newest]);
    await openPanel();
    fireEvent.click(markAll());
    await advance(0.5);
    expect(badgeOfTitle()?.textContent).toBe('1 unread');
    expect(markAll().disabled).toBe(false);
    expect(screen.getByText('We could not mark your notifications as read. Please try again.')).toBeDefined();
  });
});

describe('one notification', () => {
  const button = (name: string) => panel().getByRole('button', { name });

  it('is marked as read', async () => {
    server.answers[`${notificationsPath}/n-1/read`] = done;
    storeNotifications(server, [notification(1), notification(2)]);
    await openPanel();
    storeNotifications(server, [notification(1, { isRead: true }), notification(2)]);
    fireEvent.click(button('Mark “Title 1” as read'));
    await advance(0.1);
    expect(badgeOfTitle()?.textContent).toBe('1 unread');
  });

  it('is deleted, and comes back when the server refuses', async () => {
    let answer = (_: Response) => {};
    server.answers[`${notificationsPath}/n-1`] = () => new Promise((resolve) => (answer = resolve));
    storeNotifications(server, [notification(1), notification(2)]);
    await openPanel();
    fireEvent.click(button('Delete “Title 1”'));
    await advance(0.1);
    expect(titles()).toEqual(['Title 2']);
    answer(refusal(500, 'internal-error', 'Something went wrong.')());
    await advance(0.5);
    expect(titles()).toEqual(['Title 1', 'Title 2']);
    expect(screen.getByText('We could not delete this notification. Please try again.')).toBeDefined();
  });

  it('that was deleted on another device goes without a word', async () => {
    server.answers[`${notificationsPath}/n-1`] = refusal(404, 'not-found', 'Not found.');
    storeNotifications(server, [notification(1), notification(2)]);
    await openPanel();
    storeNotifications(server, [notification(2)]);
    fireEvent.click(button('Delete “Title 1”'));
    await advance(0.5);
    expect(titles()).toEqual(['Title 2']);
    expect(screen.queryByText('Error')).toBeNull();
  });
});
