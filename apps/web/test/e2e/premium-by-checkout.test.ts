import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { cards, expectPremiumSoon, isPremium } from './steps/payments.ts';

let e2e: SharedE2e;
let page: Page;

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { loadsAhead: true });
});
afterAll(() => e2e.close());

async function pay(number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12 / 40');
  await page.getByLabel(/Security code/).fill('123');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

test('the checkout page accepts another card after a decline and returns to a Premium account', async () => {
  await registerGolfer(page, 'Carl');
  await page.goto('/profile');
  await page.getByText('Monthly $9.99/month').click();
  await page.getByRole('button', { name: 'Pay on the Checkout Page' }).click();
  await page.getByText('$9.99 per month').waitFor();
  await pay(cards.declined);
  await page.getByText('Your card was declined.').waitFor();
  await saveScreenshot(page, 'checkout-declined');
  await pay(cards.good);
  await page.waitForURL(/\/payment-success\?session_id=cs_/);
  await expectPremiumSoon(page);
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await page.getByText('Monthly, $9.99/month').waitFor();
});

test('leaving the checkout changes nothing, and neither does the success page without a session or with a made-up one', async () => {
  const other = await e2e.openPage();
  await registerGolfer(other, 'Nick');
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Pay on the Checkout Page' }).click();
  await other.getByRole('link', { name: 'Back without paying' }).click();
  await other.waitForURL('**/profile');

  await other.goto('/payment-success');
  await other
    .getByText('Payment session not found. Please check your profile to verify subscription status.')
    .waitFor();
  // The page waits 30 s for the payment. Its clock runs through them in one go.
  await other.clock.install();
  await other.goto('/payment-success?session_id=cs_made_up');
  await other.getByRole('heading', { name: 'Processing Your Subscription' }).waitFor();
  await saveScreenshot(other, 'payment-processing');
  await other.clock.runFor(30_000);
  await expectToast(other, 'Upgrade Failed', () => other.getByRole('button', { name: 'Check Again' }).click());
  expect(await isPremium(other)).toBe(false);
});
