import { findChromium } from '@trueswing/local-stack';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSmallTargets, findViolations, sidewaysScrollPx } from './steps/check-accessibility.ts';
import { takeLayoutShifts, watchLayoutShifts } from './steps/layout-shift.ts';
import { phone } from './steps/open-system.ts';

/** Runs the checks of the screen walk on pages that violate them. */
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: phone });
});
afterAll(() => browser.close());

const show = async (body: string) => {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title><body><main>${body}</main>`);
};

test('axe finds gray text on white and a field without a name', async () => {
  await show('<p style="color:#aaa;background:#fff">Read me</p><input>');
  const violations = await findViolations(page);
  expect(violations.sort()).toEqual([
    expect.stringMatching(/^color-contrast at <p style="[^"]+">Read me<\/p>: Fix any/),
    expect.stringMatching(/^label at <input>: Fix any/),
  ]);
});

test('finds a target of 30 px, but not a link in a sentence', async () => {
  await show('<button style="width:90px;height:30px">Go</button><p>Read <a href="#on">on</a> here.</p>');
  expect(await findSmallTargets(page)).toEqual([expect.stringMatching(/^90×30 px: <button/)]);
});

test('finds content that is wider than the screen', async () => {
  await show('<div style="width:450px;height:9px"></div>');
  expect(await sidewaysScrollPx(page)).toBeGreaterThan(50);
});

test('finds an element that shifts the page', async () => {
  await show('<div id="late"></div><div style="height:600px;background:#ccc">Settled</div>');
  await page.evaluate(watchLayoutShifts);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let each = 0; each < 3; each++) await frame();
    const late = document.querySelector<HTMLElement>('#late');
    if (late) late.style.height = '200px';
  });
  await expect.poll(async () => (await takeLayoutShifts(page)).sum, { interval: 50 }).toBeGreaterThan(0.02);
});
