import { findChromium } from '@trueswing/local-stack';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openSharedE2e, type SharedE2e } from './steps/open-system.ts';
import { takePolicyViolations, watchPolicy } from './steps/policy-violations.ts';
import { untilStill } from './steps/until-still.ts';

/** The policy allows no inline styles. What needs one would fail silently, as the lock of the page behind a dialog did. */
let e2e: SharedE2e;
beforeAll(async () => {
  e2e = await openSharedE2e();
});
afterAll(() => e2e.close());

/** The page of all components. */
const componentsPage = '/design-system';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrolledPx = (page: Page) => page.evaluate(() => Math.round(scrollY));
const leftEdgePx = async (page: Page) => (await page.locator('main').boundingBox())?.x;
const scrollBarPx = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

test('inline styles are blocked, and reported to the tests', async () => {
  const page = await e2e.openPage();
  await page.goto(componentsPage);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.head.append(style);
    document.body.setAttribute('style', 'display: none');
  });
  expect(await page.getByRole('main').isVisible()).toBe(true);
  const blocked = takePolicyViolations().map((violation) => /style-src-\w+/.exec(violation)?.[0]);
  expect(blocked).toEqual(['style-src-elem', 'style-src-attr']);
  await page.context().close();
});

test('behind a dialog the page does not scroll, nor move where the scroll bar was', async () => {
  const { page, close } = await openWithScrollBars();
  await page.goto(componentsPage);
  await button(page, 'Dialog').scrollIntoViewIfNeeded();
  expect(await scrollBarPx(page)).toBeGreaterThan(0);
  const before = { scrolledPx: await scrolledPx(page), leftEdgePx: await leftEdgePx(page) };
  expect(before.scrolledPx).toBeGreaterThan(1_000);
  const expectUnmoved = async () =>
    expect({ scrolledPx: await scrolledPx(page), leftEdgePx: await leftEdgePx(page) }).toEqual(before);

  await button(page, 'Dialog').click();
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
  await scrollUp(page);
  await expectUnmoved();
  expect(await scrollBarPx(page)).toBe(0);
  await button(page, 'Understood').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectUnmoved();
  await scrollUp(page);
  await expect.poll(() => scrolledPx(page)).toBe(0);
  await close();
});

test('toasts and tooltips need no inline style', async () => {
  const page = await e2e.openPage();
  await page.goto(componentsPage);
  await button(page, 'Toast').click();
  await page.getByText('Swipe me to the right.', { exact: true }).first().waitFor();
  await button(page, 'Tooltip').focus();
  await page.getByRole('tooltip').waitFor();
  expect(takePolicyViolations()).toEqual([]);
  await page.context().close();
});

/** Opens a page in a browser of its own, since Playwright hides the scroll bars of headless browsers. */
async function openWithScrollBars(): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await browser.newContext({
    baseURL: e2e.system.webUrl,
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await watchPolicy(context);
  return { page: await context.newPage(), close: () => browser.close() };
}

/** Turns the wheel over the page, presses the key that goes to its top, and waits until it is drawn. */
async function scrollUp(page: Page): Promise<void> {
  await page.mouse.move(desktop.width / 2, desktop.height / 4);
  await page.mouse.wheel(0, -300);
  await page.keyboard.press('Home');
  await untilStill(page);
}
