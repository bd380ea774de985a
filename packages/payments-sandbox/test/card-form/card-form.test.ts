import { findChromium } from '@trueswing/local-stack';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findSubscription, type OpenSandbox, openSandbox, startSubscription, testKeys } from '../open-sandbox.ts';
import { openHostPage } from './host-page.ts';

let browser: Browser;
let open: OpenSandbox;
let host: Awaited<ReturnType<typeof openHostPage>>;
let page: Page;
let problems: string[];

beforeAll(async () => {
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ];
  browser = await chromium.launch({ executablePath: await findChromium(), args });
});
afterAll(() => browser.close());
beforeEach(async () => {
  open = await openSandbox();
  host = await openHostPage(`http://localhost:${open.port}`, testKeys.publishableKey);
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
});
afterEach(async () => {
  await page.close();
  await host.close();
  await open.remove();
});

const frame = () => page.frameLocator('#card iframe');
const titled = (title: string) => vi.waitFor(async () => expect(await page.title()).toBe(title), { timeout: 10_000 });
const statusOf = async (id: string) => (await findSubscription(open, id)).status;
const result = async () => {
  await page.locator('#result', { hasText: '{' }).waitFor();
  return JSON.parse((await page.locator('#result').textContent()) ?? '') as Record<string, Record<string, string>>;
};

async function typeCard(number: string, secret: string, query = '') {
  await page.goto(`${host.origin}/?secret=${secret}${query}`);
  await titled('ready');
  await frame().getByLabel('Card number').pressSequentially(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

it('pays by keyboard on a 390 px screen, shows the sandbox notice, and violates no policy', async () => {
  const { subscription, secret } = await startSubscription(open);
  await typeCard('4242424242424242', secret);
  expect(await result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await statusOf(subscription.id)).toBe('active');
  expect(await frame().getByText('Payments sandbox – no real money').isVisible()).toBe(true);
  expect(await frame().getByLabel('Expiry (MM / YY)').inputValue()).toBe('12 / 40');
  for (const label of ['Card number', 'Expiry (MM / YY)', 'Security code']) {
    const box = await frame().getByLabel(label).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  const changes = (await page.evaluate('window.observed.changes')) as { complete: boolean; empty: boolean }[];
  expect([changes[0]?.complete, changes.at(-1)?.complete]).toEqual([false, true]);
  expect(problems).toEqual([]);
});

it('shows a declined card in the form and returns the error; the next card pays', async () => {
  const { subscription, secret } = await startSubscription(open);
  await typeCard('4000000000009995', secret);
  expect(await result()).toMatchObject({
    error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  expect(await frame().getByRole('alert').textContent()).toBe('Your card has insufficient funds.');
  await frame().getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.locator('#result', { hasText: 'succeeded' }).waitFor();
  expect(await statusOf(subscription.id)).toBe('active');
});

it.each([
  ['Complete authentication', 'succeeded', 'active'],
  ['Fail authentication', 'payment_intent_authentication_failure', 'incomplete'],
  ['Escape', 'payment_intent_authentication_failure', 'incomplete'],
])('asks for authentication: %s', async (button, outcome, status) => {
  const { subscription, secret } = await startSubscription(open);
  await typeCard('4000002500003155', secret);
  const dialog = page.frameLocator('dialog iframe');
  await dialog.locator('button:focus', { hasText: 'Complete authentication' }).waitFor();
  if (button === 'Escape') await page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: button }).click();
  expect(JSON.stringify(await result())).toContain(outcome);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await statusOf(subscription.id)).toBe(status);
});

it.each(['Fail authentication', 'Escape'])(
  'a bank dialog whose script loads late loses no answer: %s',
  async (choice) => {
    const { secret } = await startSubscription(open);
    let scripts = 0;
    await page.route('**/sandbox/in-frame.js', async (route) => {
      scripts += 1;
      // The first script is the card form's.
      if (scripts > 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await typeCard('4000002500003155', secret);
    const button = page.frameLocator('dialog iframe').getByRole('button', { name: 'Fail authentication' });
    await button.waitFor();
    if (choice === 'Escape') await page.keyboard.press('Escape');
    else await button.click();
    expect(JSON.stringify(await result())).toContain('payment_intent_authentication_failure');
  },
);

it('Escape closes the dialog of a bank whose page never loads, with an error', async () => {
  const { secret } = await startSubscription(open);
  await page.route('**/sandbox/authenticate', (route) => route.abort());
  await page.clock.install();
  await typeCard('4000002500003155', secret);
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  // The bank has 10 s to answer.
  await page.clock.runFor(10_000);
  expect(await result()).toMatchObject({ error: { type: 'api_connection_error' } });
  expect(await page.locator('dialog').count()).toBe(0);
});

it.each([
  ['confirm', '4242424242424242'],
  ['authenticate', '4000002500003155'],
])('a sandbox that does not answer %s in 8 s is an error, and the form can be used again', async (call, number) => {
  const { secret } = await startSubscription(open);
  let isDown = true;
  await page.route(`**/sandbox/${call}`, async (route) => {
    // A call that is never answered. The bank's page has the same address as its call.
    if (!isDown || route.request().method() === 'GET') await route.continue();
  });
  await page.clock.install();
  await typeCard(number, secret);
  if (call === 'authenticate') {
    await page.frameLocator('dialog iframe').getByRole('button', { name: 'Complete authentication' }).click();
    await page.frameLocator('dialog iframe').locator('button:disabled').first().waitFor();
  }
  await page.clock.runFor(8_000);
  expect(await result()).toMatchObject({ error: { type: 'api_connection_error' } });
  expect(await page.locator('dialog').count()).toBe(0);
  isDown = false;
  await frame().getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.locator('#result', { hasText: 'succeeded' }).waitFor();
});

it('saves a card for the secret of a setup intent', async () => {
  const { id } = await open.stripe.customers.create();
  const trial = await open.stripe.subscriptions.create({
    customer: id,
    items: [{ price: 'price_sandbox_monthly' }],
    trial_period_days: 3,
    payment_behavior: 'default_incomplete',
    expand: ['pending_setup_intent'],
  });
  const setup = trial.pending_setup_intent;
  await typeCard('4242424242424242', setup && typeof setup !== 'string' ? (setup.client_secret ?? '') : '');
  expect(await result()).toMatchObject({ setupIntent: { status: 'succeeded' } });
});

it('redirects to return_url unless redirect is if_required', async () => {
  const { secret } = await startSubscription(open);
  await typeCard('4242424242424242', secret, '&redirect=always');
  await page.waitForURL(/\/back\?/);
  expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded');
});

it('reports a secret that is already paid immediately', async () => {
  const { secret } = await startSubscription(open);
  await typeCard('4242424242424242', secret);
  await result();
  await page.reload();
  await titled('load error: This payment is succeeded already.');
});

it('the hosted pages work in a browser: checkout returns to the web client, the portal fits a phone', async () => {
  const { id } = await open.stripe.customers.create();
  const session = await open.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: 'price_sandbox_monthly', quantity: 1 }],
    success_url: `${host.origin}/back?session_id={CHECKOUT_SESSION_ID}`,
  });
  await page.goto(session.url ?? '');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(`${host.origin}/back?session_id=${session.id}`);
  const portal = await open.stripe.billingPortal.sessions.create({ customer: id, return_url: `${host.origin}/back` });
  await page.goto(portal.url);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText(/^Cancels on /).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Return to TrueSwing' }).click();
  await page.waitForURL(`${host.origin}/back`);
  expect(problems).toEqual([]);
});
