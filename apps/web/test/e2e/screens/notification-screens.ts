import type { Page } from 'playwright-core';
import { expectToast } from '../steps/expect-toast.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import { internalError } from '../steps/internal-error.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

const path = '**/api/notifications';

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
};

/** The panel of a golfer without notifications: while they load, when they cannot be loaded, and empty. */
export async function checkNoNotifications(walk: ScreenWalk, page: Page): Promise<void> {
  const release = await holdCalls(page, path, (route) => route.fulfill(internalError));
  await page.goto('/profile');
  await openPanel(page);
  await page.getByText('Loading notifications...').waitFor();
  await walk.check(page, 'notifications-pending', { mayMove: true });
  release();
  await page.getByText('We could not load your notifications. Please try again.').waitFor();
  await walk.check(page, 'notifications-error', { mayMove: true });
  await page.unroute(path);
  await page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('No notifications yet').waitFor();
  await walk.check(page, 'notifications-empty', { mayMove: true });
  await page.keyboard.press('Escape');
}

/** The panel after an analysis, and a change that the server refuses. */
export async function checkNotifications(walk: ScreenWalk, page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).waitFor();
  await openPanel(page);
  await page.getByText('Your analysis is ready').waitFor();
  await walk.check(page, 'notifications', { mayMove: true });
  await page.route('**/api/notifications/read-all?*', (route) => route.fulfill(internalError));
  await expectToast(page, 'We could not mark your notifications as read. Please try again.', () =>
    page.getByRole('button', { name: 'Mark All Read' }).click(),
  );
  await walk.check(page, 'notifications-not-marked', { mayMove: true });
  await page.unroute('**/api/notifications/read-all?*');
  await page.keyboard.press('Escape');
}
