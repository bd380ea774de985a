import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { desktop, openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { bankDialog, cards, expectPremiumSoon, isPremium, passDays, typeCard } from './steps/payments.ts';

let e2e: SharedE2e;
let page: Page;

beforeAll(async () => {
  e2e = await openSharedE2e('payments');
  page = await e2e.openPage();
});
afterAll(() => e2e.close());

const whole = { fullPage: true };
const subscribeButton = (on: Page, price: string) =>
  on.getByRole('button', { name: `Subscribe to Premium - ${price}`, exact: true });

test('a free golfer is offered Premium on the profile and among the analyses', async () => {
  await registerGolfer(page, 'Penny');
  await page.goto('/analysis');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
  await saveScreenshot(page, 'analysis-upgrade-card', phone, whole);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).waitFor();
  await saveScreenshot(page, 'profile-free', phone, whole);
  expect(await isPremium(page)).toBe(false);
});

test('a declined card shows the reason and another can be tried; paying activates Premium within 5 s', async () => {
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.waitForURL('**/subscribe');
  await subscribeButton(page, '$99.99/year').waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.getByText('Monthly $9.99/month').click();
  await page.getByRole('button', { name: 'Continue with Monthly' }).click();
  await subscribeButton(page, '$9.99/month').waitFor();
  await saveScreenshot(page, 'subscribe', phone, whole);

  for (const [card, sentence] of [
    [cards.declined, 'Your card was declined.'],
    [cards.insufficientFunds, 'Your card has insufficient funds.'],
  ] as const) {
    await typeCard(page, card);
    await subscribeButton(page, '$9.99/month').click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Payment Failed' });
    await toast.getByText(sentence).waitFor();
    expect(await isPremium(page)).toBe(false);
  }
  await saveScreenshot(page, 'subscribe-declined', phone, whole);

  await typeCard(page, cards.good);
  await expectToast(page, 'Payment Successful', () => subscribeButton(page, '$9.99/month').click());
  await expectPremiumSoon(page);
  await page.waitForURL(/\/payment-success\?session_id=pi_/);
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await saveScreenshot(page, 'payment-success');
  await page.getByRole('link', { name: 'Upload Swing Video' }).waitFor();
});

test('a Premium golfer has weekly uploads and is not charged again', async () => {
  await page.goto('/');
  await page.getByText('Weekly uploads reset every Sunday').waitFor();
  await page.goto('/subscribe');
  await page.getByText('You have Premium already.').waitFor();
});

test('canceled in the portal, Premium lasts to the end of the period and then ends', async () => {
  await page.goto('/profile');
  await page.getByText('Monthly, $9.99/month').waitFor();
  await saveScreenshot(page, 'profile-premium', phone, whole);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText(/^Cancels on /).waitFor();
  await saveScreenshot(page, 'portal', phone, whole);
  await page.getByRole('link', { name: 'Return to TrueSwing' }).click();
  await page.waitForURL('**/profile');
  await expectToast(page, 'Subscription Refreshed', () => page.getByRole('button', { name: 'Refresh Status' }).click());
  await page.getByText('Premium ends', { exact: true }).waitFor();
  await saveScreenshot(page, 'profile-canceled', phone, whole);

  await passDays(e2e, 25);
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await page.getByText('You have Premium.', { exact: true }).waitFor();
  expect(await isPremium(page)).toBe(true);

  await passDays(e2e, 10);
  await expect.poll(() => isPremium(page), { timeout: 20_000 }).toBe(false);
  await page.goto('/profile');
  await page.getByText('Subscription ended', { exact: true }).waitFor();
  await saveScreenshot(page, 'profile-ended', phone, whole);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).waitFor();
  await page.goto('/');
  await page.getByText('0/1 videos used').waitFor();
});

test('bank authentication: a failure leaves the golfer on the free plan, success activates Premium; on a wide screen', async () => {
  const wide = await e2e.openPage(desktop);
  await registerGolfer(wide, 'Anna');
  await wide.goto('/subscribe');
  await wide.getByRole('button', { name: 'Continue with Annual' }).click();
  await subscribeButton(wide, '$99.99/year').waitFor();
  await typeCard(wide, cards.asksForAuthentication);
  await saveScreenshot(wide, 'subscribe', desktop, whole);
  await subscribeButton(wide, '$99.99/year').click();
  await expectToast(wide, 'Payment Failed', () =>
    bankDialog(wide).getByRole('button', { name: 'Fail authentication' }).click(),
  );
  expect(await isPremium(wide)).toBe(false);

  await typeCard(wide, cards.asksForAuthentication);
  await subscribeButton(wide, '$99.99/year').click();
  await bankDialog(wide).getByRole('button', { name: 'Complete authentication' }).waitFor();
  await saveScreenshot(wide, 'subscribe-authentication', desktop);
  await expectToast(wide, 'Payment Successful', () =>
    bankDialog(wide).getByRole('button', { name: 'Complete authentication' }).click(),
  );
  await expectPremiumSoon(wide);
  await wide.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await saveScreenshot(wide, 'payment-success', desktop);
});
