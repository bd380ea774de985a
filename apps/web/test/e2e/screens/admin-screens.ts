import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { openScreen } from '../admin/admin-page.ts';
import { expectToast } from '../steps/expect-toast.ts';
import { internalError } from '../steps/internal-error.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { alerts, analyses, audit, deadLetters, flags, users } from './admin-answers.ts';
import { secondFactorScreens } from './second-factor-screens.ts';

/** The admin's panel in all states. The lists are scripted, since a new system has next to no entries. */
export function adminScreens(walk: () => ScreenWalk): void {
  let page: Page;
  const submit = () => page.getByRole('button', { name: 'Access Admin Panel' }).click();

  test('the sign-in of an admin', async () => {
    page = await walk().openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/admin');
    await page.waitForURL('**/admin-login');
    await page.getByRole('button', { name: 'Access Admin Panel' }).waitFor();
    await walk().check(page, 'admin-login', { mayMove: true });
    await page.getByLabel('Admin password').fill('not the admin password');
    await walk().allowShift(page, 'admin-login-refused', async () => {
      await submit();
      await page.getByText('Invalid admin password').waitFor();
    });
    await walk().check(page, 'admin-login-refused');
    await page.route('**/api/admin/login', (route) => route.fulfill(internalError));
    await submit();
    await page.getByText('Failed to authenticate. Please try again.').waitFor();
    await walk().recordTexts(page, 'admin-login-failed');
    await page.unroute('**/api/admin/login');
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({ status: 401, json: { code: 'admin-code-needed', message: 'The code.', requestId: 'r-401' } }),
    );
    await walk().allowShift(page, 'admin-login-code', async () => {
      await submit();
      await page.getByLabel('Code').waitFor();
    });
    await walk().check(page, 'admin-login-code');
    await page.unroute('**/api/admin/login');
    await page.getByRole('button', { name: 'Back to the Password' }).click();
    await answerLists(page);
    await page.getByLabel('Admin password').fill(walk().e2e.system.adminPassword);
    await expectToast(page, 'Access Granted', submit);
    await walk().recordTexts(page, 'admin-granted');
  });

  test('a page of users, a reset, a copied id, a password link, a golfer signed out', async () => {
    await page.goto('/admin');
    await page.getByText('paul@example.com').waitFor();
    await walk().check(page, 'admin-users');
    const reset = page.getByRole('button', { name: 'Reset Video Uploads of penny@example.com' });
    await page.route('**/api/admin/users/*/reset-usage', (route) => route.fulfill({ status: 204 }));
    await expectToast(page, 'Usage Reset', () => reset.click());
    await walk().recordTexts(page, 'admin-users-reset');
    await page.unroute('**/api/admin/users/*/reset-usage');
    await page.route('**/api/admin/users/*/reset-usage', (route) => route.fulfill({ status: 502, body: '' }));
    await expectToast(page, 'Reset Failed', () => reset.click());
    await walk().recordTexts(page, 'admin-users-reset-failed');
    const copy = page.getByRole('button', { name: 'Copy the user id of penny@example.com' });
    await expectToast(page, 'Copied!', () => copy.click());
    await walk().recordTexts(page, 'admin-users-copied');
    const url = 'https://golf.example.com/reset-password#token=nXb4Q1u0yT3r5v7x9z2c4b6n8m0a1s3d';
    await page.route('**/api/admin/users/*/password-reset', (route) =>
      route.fulfill({ json: { url, expiresAt: '2026-11-22T19:12:04.000Z' } }),
    );
    await page.getByRole('button', { name: 'Password link for penny@example.com' }).click();
    await page.getByRole('button', { name: 'Make Link' }).click();
    await page.getByText(url).waitFor();
    await walk().check(page, 'admin-password-link', { mayMove: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out penny@example.com' }).click();
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).waitFor();
    await walk().check(page, 'admin-sign-out', { mayMove: true });
    await page.route('**/api/admin/users/*/end-sessions', (route) => route.fulfill({ json: { endedSessions: 2 } }));
    await expectToast(page, 'Signed Out', () => page.getByRole('button', { name: 'Sign Out Everywhere' }).click());
  });

  test('no users found, and users that cannot be loaded', async () => {
    await page.getByLabel('Search').fill('no-such-golfer');
    await page.getByText('No users found').waitFor();
    await walk().check(page, 'admin-users-none', { mayMove: true });
    await page.route(lists, (route) => route.fulfill(internalError));
    await page.goto('/admin');
    await page.getByText('The users could not be loaded. Please try again.').waitFor();
    await page.getByText('The counts could not be loaded. Please try again.').waitFor();
    await walk().check(page, 'admin-users-error', { mayMove: true });
    await page.unroute(lists);
    await answerLists(page);
  });

  test('the spreadsheet of the exercises', async () => {
    await page.goto('/admin/downloads');
    await page.getByText('398 exercises in 7 categories').waitFor();
    await walk().check(page, 'admin-downloads');
    const named = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, name: `${name} ${index + 1}` }));
    const changed = named(3, 'Half-Kneeling Cable Chop').map((one) => ({ ...one, fields: ['name', 'videoUrl'] }));
    const change = { applied: false, unchanged: 393, added: named(2, 'Open Book'), removed: [], changed };
    await answerImport(200, change);
    await walk().check(page, 'admin-import-changes', { mayMove: true });
    const mistake = { sheet: 'Core Control & Rotation', row: 12, column: 'Star rating', message: 'Must be 1 to 5.' };
    const refused = { code: 'spreadsheet-refused', message: 'There are mistakes.', requestId: 'r-422' };
    await answerImport(422, { ...refused, errors: [mistake, { ...mistake, row: 14, column: null }] });
    await walk().check(page, 'admin-import-mistakes', { mayMove: true });
  });

  test.each([
    ['Analyses', 'admin-analyses', 'the worker was lost'],
    ['Payment alerts', 'admin-payment-alerts', 'needs response'],
    ['Flagged points', 'admin-flagged-points', 'Uploaded the same video again'],
    ['Dead letters', 'admin-dead-letters', 'no reason was recorded'],
    ['Audit', 'admin-audit', 'Sign-in refused'],
  ] as const)('%s', async (title, name, text) => {
    await openScreen(page, title);
    await page.getByText(text).first().waitFor();
    await walk().check(page, name, { mayMove: true });
  });

  secondFactorScreens(walk, () => page);

  test('lists without entries', async () => {
    await page.unroute(lists);
    await page.route(lists, (route) => route.fulfill({ json: [] }));
    await page.goto('/admin/dead-letters');
    await page.getByText('No dead letters').waitFor();
    await walk().check(page, 'admin-dead-letters-none');
    await page.context().close();
  });

  async function answerImport(status: number, json: object): Promise<void> {
    await page.unroute('**/api/admin/exercises/import?*');
    await page.route('**/api/admin/exercises/import?*', (route) => route.fulfill({ status, json }));
    await page
      .getByLabel('Edited spreadsheet')
      .setInputFiles({ name: 'edited.xlsx', mimeType: '', buffer: Buffer.from('PK') });
    await page.getByRole('button', { name: 'Check File' }).click();
    await page.getByText(status === 200 ? '2 added' : 'There are 2 mistakes').waitFor();
  }
}

const lists = /\/api\/admin\/(users|analyses|payment-alerts|flagged-points|dead-letters|audit|summary)(\?|$)/;

/** Answers the admin's calls for lists and counts. */
async function answerLists(page: Page): Promise<void> {
  const answers: Record<string, unknown> = {
    users,
    analyses,
    'payment-alerts': alerts,
    'flagged-points': flags,
    'dead-letters': deadLetters,
    audit,
    summary: { totalUsers: 1_000_000, premiumUsers: 20_000, freeUsers: 980_000 },
  };
  await page.route(lists, (route) => {
    const url = new URL(route.request().url());
    const json = url.searchParams.has('search') ? [] : answers[url.pathname.slice('/api/admin/'.length)];
    return route.fulfill({ json });
  });
}
