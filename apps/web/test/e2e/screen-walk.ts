import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findSmallTargets, findViolations, sidewaysScrollPx } from './check-accessibility.ts';
import { takeLayoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { desktop, type E2e, keepScreenshot, phone, type Scheme, type Viewport } from './open-system.ts';
import { readTexts } from './read-texts.ts';

const largestShift = 0.02;

/** Between them both widths and both schemes are seen, and each is looked through by axe. */
const sights: readonly { viewport: Viewport; scheme: Scheme; isChecked: boolean }[] = [
  { viewport: phone, scheme: 'light', isChecked: true },
  { viewport: phone, scheme: 'dark', isChecked: false },
  { viewport: desktop, scheme: 'light', isChecked: false },
  { viewport: desktop, scheme: 'dark', isChecked: true },
];

/** A walk through the screens that looks at each state of each: its texts, its pictures, and what WCAG and thumbs ask of it. */
export class ScreenWalk {
  readonly e2e: E2e;
  /** Texts of each state that was looked at, by its name. */
  readonly textsOf = new Map<string, string>();

  constructor(e2e: E2e) {
    this.e2e = e2e;
  }

  /** A page whose moves are still, so that a picture is of one moment. */
  async openPage(): Promise<Page> {
    const page = await this.e2e.openPage(phone, { reducedMotion: 'reduce', colorScheme: 'light' });
    await page.addInitScript(watchLayoutShifts);
    return page;
  }

  /** Looks at what the page shows now. Names are `<screen>-<state>`, and each is looked at once. */
  async look(page: Page, name: string): Promise<void> {
    if (this.textsOf.has(name)) throw new Error(`${name} was looked at before`);
    await page.evaluate(() => document.fonts.ready);
    this.textsOf.set(name, await readTexts(page));
    const shifts = await takeLayoutShifts(page);
    expect.soft(shifts.sum, `${name}: what moved: ${shifts.what.join(', ')}`).toBeLessThan(largestShift);
    for (const { viewport, scheme, isChecked } of sights) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme });
      await keepScreenshot(page, name, viewport, scheme);
      const where = `${name}, ${viewport.width} px, ${scheme}`;
      expect.soft(await sidewaysScrollPx(page), `${where}: scrolls sideways`).toBe(0);
      if (!isChecked) continue;
      expect.soft(await findViolations(page), `${where}: axe`).toEqual([]);
      expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
    }
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await takeLayoutShifts(page);
  }
}
