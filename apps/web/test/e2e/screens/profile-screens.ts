import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { registerGolfer } from '../steps/golfer.ts';
import { internalError } from '../steps/internal-error.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

const gone = { status: 404, json: { code: 'not-found', message: 'Not found.', requestId: 'r-404' } };

/** A free golfer's profile: editing, refusals, other devices, deletion. */
export function profileScreens(walk: () => ScreenWalk): void {
  const email = `${randomUUID()}@example.com`;
  let page: Page;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const user = /\/api\/users\/(me|[0-9a-f-]{36})$/;

  test('the profile is edited', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Penny', email);
    await page.goto('/profile');
    await page.getByText('This device', { exact: true }).waitFor();
    await walk().check(page, 'profile-free');
    await press('Complete Profile');
    await page.getByLabel('Handicap').fill('99');
    await walk().check(page, 'profile-edit');
    await press('Save');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await walk().check(page, 'profile-edit-invalid');
    await page.getByLabel('Handicap').fill('12.4');
    await page.getByLabel('City').fill('Augusta');
    await page.getByLabel('State').fill('Georgia');
    await page.route(user, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(internalError) : route.fallback(),
    );
    await expectToast(page, 'Update Failed', () => press('Save'));
    await walk().check(page, 'profile-update-failed');
    await page.unroute(user);
    await walk().allowShift(page, 'profile-updated', async () => {
      await expectToast(page, 'Profile Updated', () => press('Save'));
    });
    await walk().check(page, 'profile-updated');
  });

  test('other devices, deletion, and what goes wrong', async () => {
    const other = await walk().openPage();
    await other.goto('/sign-in');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Password').fill('a-long-enough-password');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText("Let's get started, Penny").waitFor();
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Sign out / }).waitFor();
    await press('Delete Account');
    await page.getByText('Delete your account?').waitFor();
    await walk().check(page, 'profile-delete');
    await other.context().close();

    await page.route('**/api/logout', (route) => route.fulfill(internalError));
    await expectToast(page, 'Logout Failed', () => press('Log Out'));
    await walk().recordTexts(page, 'profile-logout-failed');
    await page.unroute('**/api/logout');
    await page.route('**/api/refresh-subscription', (route) => route.fulfill(internalError));
    await expectToast(page, 'Refresh Failed', () => press('Refresh Status'));
    await walk().recordTexts(page, 'profile-refresh-failed');
    await page.unroute('**/api/refresh-subscription');

    await page.route(user, (route) => route.fulfill(internalError));
    await page.goto('/profile');
    await page.getByText('Failed to fetch user data').waitFor();
    await walk().check(page, 'profile-error');
    await page.unroute(user);
    await page.route(user, (route) => route.fulfill(gone));
    await page.goto('/profile');
    await page.getByText('User Not Found').waitFor();
    await walk().check(page, 'profile-not-found', { mayMove: true });
    await page.unroute(user);
    await expectToast(page, 'Logged Out', () => press('Log Out'));
    await walk().recordTexts(page, 'logged-out');
    await page.context().close();
  });
}
