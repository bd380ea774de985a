import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findSmallTargets, findViolations, sidewaysScrollPx } from './check-accessibility.ts';
import { desktop, phone, saveScreenshot } from './open-system.ts';
import { untilPainted } from './screen-walk.ts';

/** Checks what the page shows in both widths and schemes, with screenshots for people. */
export async function looksRight(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  for (const [size, scheme] of [
    [phone, 'light'],
    [phone, 'dark'],
    [desktop, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await untilPainted(page, scheme);
    await saveScreenshot(page, name, size, { scheme, ...options });
    const where = `${name}, ${size.width} px, ${scheme}`;
    expect.soft(await sidewaysScrollPx(page), `${where}: scrolls sideways`).toBe(0);
    expect.soft(await findViolations(page), `${where}: axe`).toEqual([]);
    expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
  }
  await page.setViewportSize(phone);
}
