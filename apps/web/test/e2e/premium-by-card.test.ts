import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { desktop, openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import {
  bankButton,
  cards,
  expectPremiumSoon,
  isPremium,
  passDays,
  typeCard,
  useCardFromNowOn,
} from './steps/payments.ts';

let e2e: SharedE2e;
let page: Page;

beforeAll(async () => {
  e2e = await openSharedE2e('payments');
  page = await e2e.openPage(phone, { loadsAhead: true });
});
afterAll(() => e2e.close());

const whole = { fullPage: true };
const subscribeButton = (on: Page, price: string) =>
  on.getByRole('button', { name: `Subscribe to Premium - ${price}`, exact: true });

const refresh = () =>
  expectToast(page, 'Subscription Refreshed', () => page.getByRole('button', { name: 'Refresh Status' }).click());

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
  await refresh();
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
  const fail = await bankButton(wide, 'Fail authentication');
  await expectToast(wide, 'Payment Failed', () => fail.click());
  expect(await isPremium(wide)).toBe(false);

  await typeCard(wide, cards.asksForAuthentication);
  await subscribeButton(wide, '$99.99/year').click();
  const complete = await bankButton(wide, 'Complete authentication');
  await saveScreenshot(wide, 'subscribe-authentication', desktop);
  await expectToast(wide, 'Payment Successful', () => complete.click());
  await expectPremiumSoon(wide);
  await wide.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await saveScreenshot(wide, 'payment-success', desktop);
});

test('a golfer switches from the monthly to the annual plan in the portal', async () => {
  page = await e2e.openPage();
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
  await (await bankButton(page, 'Complete authentication')).click();
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
