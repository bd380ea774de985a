// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bell,
  notification,
  notificationsPath,
  openBell,
  storeNotifications,
} from '../../../test/fixtures/open-notifications.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});

describe('the bell', () => {
  it.each([
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [100, '9+'],
  ])('has a badge for %d unread notifications: %s', async (unread, badge) => {
    storeNotifications(server, [
      ...Array.from({ length: unread }, (_, at) => notification(at)),
      notification(200, { isRead: true }),
    ]);
    await openBell();
    expect(screen.queryByTestId('unread')?.textContent ?? null).toBe(badge);
    expect(bell().getAttribute('aria-label')).toBe(badge === null ? 'Notifications' : `Notifications, ${badge} unread`);
  });

  it('asks again every 30 seconds', async () => {
    storeNotifications(server, []);
    await openBell();
    const calls = () => server.calls.filter((one) => one.path === notificationsPath).length;
    expect(calls()).toBe(1);
    await advance(29);
    expect(calls()).toBe(1);
    storeNotifications(server, [notification(0)]);
    await advance(1.5);
    expect(calls()).toBe(2);
    expect(screen.getByTestId('unread').textContent).toBe('1');
  });

  it('has no badge when the server does not answer', async () => {
    await openBell();
    expect(screen.queryByTestId('unread')).toBeNull();
    expect(bell()).toBeDefined();
  });
});
