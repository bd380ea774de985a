import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { type E2e, openE2e, phone, saveScreenshot } from './steps/open-system.ts';
import {
  bankDialog,
  cards,
  expectPremiumSoon,
  isPremium,
  passDays,
  typeCard,
  useCardFromNowOn,
} from './steps/payments.ts';

let e2e: E2e;
let page: Page;

beforeAll(async () => {
  e2e = await openE2e();
  page = await e2e.openPage();
});
afterAll(() => e2e.close());

const refresh = async () => {
  await expectToast(page, 'Subscription Refreshed', () => page.getByRole('button', { name: 'Refresh Status' }).click());
};

test('a golfer switches from the monthly to the annual plan in the portal', async () => {
  await registerGolfer(page, 'Tara');
  await page.goto('/subscribe');
  await page.getByText('Monthly $9.99/month').click();
  await page.getByRole('button', { name: 'Continue with Monthly' }).click();
  await page.getByRole('button', { name: 'Subscribe to Premium - $9.99/month', exact: true }).waitFor();
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe to Premium - $9.99/month', exact: true }).click();
  await expectPremiumSoon(page);
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await page.getByText('Monthly, $9.99/month').waitFor();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Switch to $99.99 per year' }).click();
  await page.getByText('Your plan has changed.').waitFor();
  await page.getByRole('link', { name: 'Return to TrueSwing' }).click();
  await page.getByText('Annual, $99.99/year').waitFor();
});

test('a renewal that needs bank authentication shows a note and is confirmed in the card form', async () => {
  await useCardFromNowOn(e2e, page, cards.asksAtEachPayment);
  await passDays(e2e, 366.5);
  await page.goto('/profile');
  await refresh();
  await page.getByRole('heading', { name: 'Action required' }).waitFor();
  await saveScreenshot(page, 'profile-action-required', phone, { fullPage: true });
  await page.getByRole('link', { name: 'Confirm Payment' }).click();
  await page.getByRole('heading', { name: 'Pay Your Open Invoice' }).waitFor();
  const pay = page.getByRole('button', { name: 'Subscribe to Premium - $99.99/year', exact: true });
  await pay.waitFor();
  await typeCard(page, cards.asksForAuthentication);
  await saveScreenshot(page, 'subscribe-open-invoice', phone, { fullPage: true });
  await pay.click();
  await bankDialog(page).getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await refresh();
  await page.getByText('Renews', { exact: true }).waitFor();
  expect(await isPremium(page)).toBe(true);
});

test('a declined renewal shows a note, and another card pays it in the portal', async () => {
  await useCardFromNowOn(e2e, page, cards.refusedLater);
  await passDays(e2e, 366.5);
  await refresh();
  await page.getByRole('heading', { name: 'Payment past due' }).waitFor();
  await saveScreenshot(page, 'profile-past-due', phone, { fullPage: true });
  await page.getByRole('button', { name: 'Update Card' }).click();
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByLabel(/Expiry/).fill('12 / 40');
  await page.getByLabel(/Security code/).fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Your card is saved.').waitFor();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('Paid. Thank you.').waitFor();
  await page.getByRole('link', { name: 'Return to TrueSwing' }).click();
  await refresh();
  await page.getByText('Renews', { exact: true }).waitFor();
  await expect.poll(() => isPremium(page), { timeout: 5_000 }).toBe(true);
});
