import { randomUUID } from 'node:crypto';
import { signedInCookie } from '@trueswing/contracts';
import type { SmtpInbox } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { registerGolfer } from '../steps/golfer.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

/** The screens before the sign-in: introduction, welcome, sign-in, registration, passwords. */
export function visitorScreens(walk: () => ScreenWalk, inbox: () => SmtpInbox): void {
  const email = `${randomUUID()}@example.com`;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('a first visit shows the introduction and the welcome', async () => {
    const page = await walk().openPage();
    // The putt rolls for 5.5 s; its end comes sooner on a clock that the test moves.
    await page.clock.install();
    await page.goto('/');
    for (const [name, title, next] of [
      ['onboarding-1', 'Film face-on', 'Next'],
      ['onboarding-2', 'Get your numbers', 'Next'],
      ['onboarding-3', 'Move better', 'Start'],
    ] as const) {
      await page.getByRole('heading', { name: title }).waitFor();
      await walk().check(page, name);
      await press(page, next);
    }
    await page.getByRole('progressbar').waitFor();
    await walk().check(page, 'welcome-progress');
    await page.clock.runFor(5_500);
    await page.getByRole('button', { name: 'Get Started' }).waitFor();
    await walk().check(page, 'welcome-ready');
    await press(page, 'Get Started');
    await page.waitForURL('**/sign-in');
    await page.goto('/mobile-preview');
    await page.getByRole('progressbar').waitFor();
    await page.clock.runFor(5_500);
    await page.getByRole('button', { name: 'Get Started' }).waitFor();
    await walk().check(page, 'mobile-preview');
    await press(page, 'Get Started');
    // The preview leads home, where this visitor sees the welcome again.
    await page.getByRole('progressbar').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  test('the sample shows a finished report without an account, and leads to the sign-in', async () => {
    const page = await walk().openPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    for (const name of ['Next', 'Next']) await press(page, name);
    await page.getByRole('link', { name: 'See a sample analysis' }).click();
    await page.getByRole('heading', { name: 'A Sample Analysis' }).waitFor();
    const video = page.locator('video').first();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
    await walk().check(page, 'sample');
    await page.getByRole('tab', { name: 'Ball' }).click();
    await page.getByRole('heading', { name: 'Performance Assessment' }).waitFor();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.getByRole('link', { name: 'Analyze your own swing' }).click();
    await page.waitForURL('**/sign-in');
    await page.context().close();
  });

  test('sign-in and registration show errors at their fields', async () => {
    const page = await walk().openPage();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await walk().check(page, 'sign-in');
    await press(page, 'Sign in');
    await page.getByText('Please enter your password.').waitFor();
    await walk().check(page, 'sign-in-invalid');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('not-my-password');
    await walk().allowShift(page, 'sign-in-refused', async () => {
      await press(page, 'Sign in');
      await page.getByText('Wrong e-mail or password. Please try again.').waitFor();
    });
    await walk().check(page, 'sign-in-refused');

    await press(page, 'New here? Create an account');
    await page.getByLabel('First name').waitFor();
    await walk().check(page, 'register');
    await page.getByLabel('Password').fill('short');
    await press(page, 'Create account');
    await page.getByText('Please enter your first name.').waitFor();
    await walk().check(page, 'register-invalid');
    await page.goto('/sign-in?error=sign-in-refused');
    await page.getByText('You are not signed in yet. Please try again.').waitFor();
    await walk().check(page, 'sign-in-provider-failed');
    await page.context().close();
  });

  test('a link that confirms an address and has ended', async () => {
    const page = await walk().openPage();
    await page.goto('/confirm-email#token=used');
    await page.getByLabel('Password').fill('a-long-enough-password');
    await walk().check(page, 'confirm-email');
    await walk().allowShift(page, 'confirm-email-over', async () => {
      await press(page, 'Create account');
      await page.getByText('This link has ended').waitFor();
    });
    await walk().check(page, 'confirm-email-over');
    await page.context().close();
  });

  test('a forgotten password is reset by the link in a mail, and then changed', async () => {
    const page = await walk().openPage();
    await registerGolfer(page, 'Grace', email);
    await page.context().clearCookies();
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).waitFor();
    await walk().check(page, 'forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await press(page, 'Send link');
    await page.getByText('Check your e-mail').waitFor();
    await walk().check(page, 'forgot-password-sent');

    await inbox().untilReceived(email, 2);
    const link =
      inbox()
        .mailsTo(email)[1]
        ?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('New password').waitFor();
    await walk().check(page, 'reset-password');
    await page.getByLabel('New password').fill('a-new-long-password');
    await press(page, 'Set password');
    await page.getByText('Your password is set').waitFor();
    await walk().check(page, 'reset-password-done');
    await page.goto('/reset-password');
    await page.getByText('This link has ended').waitFor();
    await walk().check(page, 'reset-password-over');

    await page.goto('/sign-in');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('a-new-long-password');
    await press(page, 'Sign in');
    await page.getByText("Let's get started, Grace").waitFor();
    await page.goto('/sign-in');
    await page.getByLabel('Current password').waitFor();
    await walk().check(page, 'change-password');
    await page.getByLabel('Current password').fill('not-my-password');
    await page.getByLabel('New password').fill('the-newest-password');
    await press(page, 'Change password');
    await page.getByText('Your current password is wrong. Please try again.').waitFor();
    await walk().check(page, 'change-password-wrong');
    await page.getByLabel('Current password').fill('a-new-long-password');
    await expectToast(page, 'Password Changed', () => press(page, 'Change password'));
    await page.context().close();
  });

  test('an unknown path, and the wait for the session', async () => {
    const page = await walk().openPage();
    await page.goto('/nowhere');
    await page.getByText('404 Page Not Found').waitFor();
    await walk().check(page, 'not-found');

    // As in a browser with a session: a visitor's does not ask.
    await page.context().addCookies([{ name: signedInCookie, value: 'yes', url: walk().e2e.system.webUrl }]);
    const answer = await holdCalls(page, '**/api/auth/user', (route) => route.abort());
    await page.goto('/');
    await page.getByText('Authenticating...').waitFor();
    await walk().check(page, 'authenticating');
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().close();
  });
}
