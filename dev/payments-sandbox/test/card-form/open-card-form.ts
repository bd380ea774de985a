import { findChromium } from '@trueswing/local-stack';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { findSubscription, type OpenSandbox, openSandbox, testKeys } from '../open-sandbox.ts';
import { openHostPage } from './host-page.ts';

/** Objects that the tests of the card form work with; new for each test. */
export interface CardForm {
  sandbox: OpenSandbox;
  host: Awaited<ReturnType<typeof openHostPage>>;
  page: Page;
  /** Errors of the page and of its console. */
  problems: string[];
}

/** Opens, for each test of the file, a sandbox and a page of 390 px that shows its card form to the host page. */
export function openCardForm(): CardForm {
  const opened = {} as CardForm;
  let browser: Browser;
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
    const sandbox = await openSandbox();
    const host = await openHostPage(`http://localhost:${sandbox.port}`, testKeys.publishableKey);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    Object.assign(opened, { sandbox, host, page, problems });
  });
  afterEach(async () => {
    await opened.page.close();
    await opened.host.close();
    await opened.sandbox.remove();
  });
  return opened;
}

export const cardFrame = ({ page }: CardForm) => page.frameLocator('#card iframe');

export const waitForTitle = ({ page }: CardForm, title: string) =>
  vi.waitFor(async () => expect(await page.title()).toBe(title), { timeout: 10_000 });

export const statusOf = async ({ sandbox }: CardForm, subscriptionId: string) =>
  (await findSubscription(sandbox, subscriptionId)).status;

/** Reads what the form returned to the host page. */
export async function resultOf({ page }: CardForm) {
  await page.locator('#result', { hasText: '{' }).waitFor();
  return JSON.parse((await page.locator('#result').textContent()) ?? '') as Record<string, Record<string, string>>;
}

/** Types a card by keyboard and pays with it. */
export async function payWithCard(form: CardForm, number: string, secret: string, query = ''): Promise<void> {
  const { page, host } = form;
  await page.goto(`${host.origin}/?secret=${secret}${query}`);
  await waitForTitle(form, 'ready');
  await cardFrame(form).getByLabel('Card number').pressSequentially(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Pays with another card after the first failed. */
export async function payAgain(form: CardForm, number: string): Promise<void> {
  await cardFrame(form).getByLabel('Card number').fill(number);
  await form.page.getByRole('button', { name: 'Pay' }).click();
  await form.page.locator('#result', { hasText: 'succeeded' }).waitFor();
}
