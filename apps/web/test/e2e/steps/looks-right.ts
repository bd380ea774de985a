import type { Page, PageScreenshotOptions } from 'playwright-core';
import { expect } from 'vitest';
import { findSmallTargets, findViolationsNow, sidewaysScrollPx } from './check-accessibility.ts';
import { desktop, phone, type Scheme, saveScreenshot, takesScreenshots, type Viewport } from './open-system.ts';
import { resizePage, untilDrawn } from './resize-page.ts';
import { untilPainted } from './until-still.ts';

interface Variant {
  viewport: Viewport;
  scheme: Scheme;
}

/** Each width and each scheme once. The golfer's own comes last, so that the next step meets a page that is drawn. */
const checkedVariants: readonly Variant[] = [
  { viewport: desktop, scheme: 'dark' },
  { viewport: phone, scheme: 'light' },
];
const otherVariants: readonly Variant[] = [
  { viewport: phone, scheme: 'dark' },
  { viewport: desktop, scheme: 'light' },
];

/** Checks what the page shows in both widths and schemes, with screenshots for people. It leaves the page as a phone has it, in light. */
export async function looksRight(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  for (const variant of takesScreenshots ? otherVariants : []) await show(page, name, variant, options);
  for (const variant of checkedVariants) {
    await show(page, name, variant, options);
    const where = `${name}, ${variant.viewport.width} px, ${variant.scheme}`;
    expect.soft(await sidewaysScrollPx(page), `${where}: scrolls sideways`).toBe(0);
    expect.soft(await findViolationsNow(page), `${where}: axe`).toEqual([]);
    expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
  }
  await untilDrawn(page);
}

/** Saves screenshots of what the page shows in both widths and schemes, if people asked for them. It leaves the page as a phone has it, in light. */
export async function saveScreenshots(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  // Without a screenshot the page keeps its size: a change of it costs time, and proves nothing.
  for (const variant of takesScreenshots ? [...otherVariants, ...checkedVariants] : [])
    await show(page, name, variant, options);
}

async function show(
  page: Page,
  name: string,
  { viewport, scheme }: Variant,
  options: PageScreenshotOptions,
): Promise<void> {
  await resizePage(page, viewport);
  await page.emulateMedia({ colorScheme: scheme });
  await untilPainted(page, scheme);
  await saveScreenshot(page, name, viewport, { scheme, ...options });
}
