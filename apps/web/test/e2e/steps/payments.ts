import { clientConfigSchema, clientSecretSchema } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { readGolfer } from './golfer.ts';
import type { SharedE2e } from './open-system.ts';
import { post } from './post.ts';

export const cards = {
  good: '4242424242424242',
  asksForAuthentication: '4000002500003155',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** Succeeds for the first payment only. */
  refusedLater: '4000000000000341',
  asksAtEachPayment: '4000002760003184',
} as const;

const daySeconds = 86_400;

/** Types a card into the payment provider's iframe. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title^="Secure payment input frame"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expiry/).fill('1240');
  await frame.getByLabel(/Security code/).fill('123');
}

/** Text and background colors in the payment provider's iframe. */
export const colorsOfCardForm = (page: Page) =>
  page
    .frameLocator('iframe[title^="Secure payment input frame"]')
    .locator('html')
    .evaluate((html) => [getComputedStyle(html).color, getComputedStyle(html).backgroundColor]);

/** Text and background colors of the card around the iframe. */
export const colorsOfPage = (page: Page) =>
  page
    .getByRole('heading', { name: 'Card details' })
    .evaluate((title) => [
      getComputedStyle(title).color,
      getComputedStyle(title.closest('.bg-card') ?? title).backgroundColor,
    ]);

/**
 * Finds a button of the bank's dialog over the page, once the mouse reaches it. The frame is of another origin, so it has a process
 * of its own, and in the first moments Chromium still sends what the mouse does there to the page around it: the press is lost.
 */
export async function bankButton(
  page: Page,
  name: 'Complete authentication' | 'Fail authentication',
): Promise<Locator> {
  const button = page.frameLocator('iframe[title^="Payment authentication"]').getByRole('button', { name });
  const isReached = async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    return button.evaluate((element) => element.matches(':hover'));
  };
  await expect.poll(isReached).toBe(true);
  return button;
}

export const isPremium = async (page: Page): Promise<boolean> => (await readGolfer(page)).isPremium;

/** Fails unless the golfer has Premium within 5 s. */
export async function expectPremiumSoon(page: Page): Promise<void> {
  await expect.poll(() => isPremium(page), { timeout: 5_000, interval: 50 }).toBe(true);
}

/** Pays for a year by the calls of the subscribe screen and its card form, which premium-by-card walks. Premium comes a moment later. */
export async function payForYear(page: Page): Promise<void> {
  const asked = await post(page, '/api/get-or-create-subscription', { plan: 'annual' });
  const { clientSecret } = clientSecretSchema.parse(asked);
  const { payments } = clientConfigSchema.parse(await (await page.request.get('/api/client-config')).json());
  if (payments.mode === 'unavailable') throw new Error('the system runs without a payments sandbox');
  const card = { number: cards.good, expiry: '12 / 40', cvc: '123' };
  const paid = await fetch(new URL('/sandbox/confirm', payments.scriptUrl), {
    method: 'POST',
    body: new URLSearchParams({ key: payments.publishableKey, client_secret: clientSecret, ...card }),
  });
  if (!paid.ok) throw new Error(`the card was not charged: ${await paid.text()}`);
  await post(page, '/api/update-subscription-status', { subscriptionActive: true });
}

/** Pays for a year of Premium, and waits for it. */
export async function payForPremium(page: Page): Promise<void> {
  await payForYear(page);
  await expect.poll(() => isPremium(page)).toBe(true);
}

/** Calls the sandbox's control API, which exists for tests. */
export async function control({ system }: SharedE2e, name: string, body: object): Promise<void> {
  if (!system.payments) throw new Error('the system runs without a payments sandbox');
  const { apiBase, secretKey } = system.payments;
  const response = await fetch(`${apiBase}/sandbox/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** Replaces the card of the golfer of the page. */
export async function useCardFromNowOn(e2e: SharedE2e, page: Page, number: string): Promise<void> {
  const { id } = await readGolfer(page);
  const select = 'select stripe_customer_id as customer from billing.customer where user_id = $1';
  const [golfer] = await queryDatabase(databaseUrl(e2e), select, [id]);
  await control(e2e, 'cards', { customer: golfer?.customer, number });
}

/** Advances the payment provider's clock, not ours. */
export const passDays = (e2e: SharedE2e, days: number) => control(e2e, 'clock', { advanceSeconds: days * daySeconds });
