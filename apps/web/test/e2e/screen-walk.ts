import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findSmallTargets, findViolations, sidewaysScrollPx } from './check-accessibility.ts';
import { takeLayoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { desktop, type E2e, keepScreenshot, phone, type Scheme, type Viewport } from './open-system.ts';
import { readTexts } from './read-texts.ts';

const largestShift = 0.02;

/** The page in full length, with its frame around it and not across it. */
const wholePage = {
  fullPage: true,
  style: `nav[aria-label="Main"] { position: static !important }
    div:has(> nav[aria-label="Main"]) > header { position: absolute !important }`,
};

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

  /** Keeps the texts of what the page shows now; its looks are those of a state that is looked at. */
  async read(page: Page, name: string): Promise<void> {
    if (this.textsOf.has(name)) throw new Error(`${name} was read before`);
    this.textsOf.set(name, await readTexts(page));
  }

  /**
   * What moves in answer to the golfer's own act: a film unfolds, a form folds away. Browsers know such moves for half a
   * second only, and on a slow day an answer takes longer. `act` ends when the answer is seen; nothing may have moved before.
   */
  async moving<T>(page: Page, name: string, act: () => Promise<T>): Promise<T> {
    await this.#expectStill(page, `before ${name}`);
    const answer = await act();
    await untilPainted(page, 'light');
    await takeLayoutShifts(page);
    return answer;
  }

  /** Looks at what the page shows now. Names are `<screen>-<state>`, and each is looked at once. Only what takes a whole screen away may move it. */
  async look(page: Page, name: string, { mayMove = false } = {}): Promise<void> {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.read(page, name);
    if (!mayMove) await this.#expectStill(page, name);
    for (const { viewport, scheme, isChecked } of sights) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme });
      await untilPainted(page, scheme);
      await keepScreenshot(page, name, viewport, { scheme, ...wholePage });
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

  async #expectStill(page: Page, when: string): Promise<void> {
    const shifts = await takeLayoutShifts(page);
    expect.soft(shifts.sum, `${when}: what moved: ${shifts.what.join(', ')}`).toBeLessThan(largestShift);
  }
}

/** A picture that is taken while the colours change shows some of both. */
function untilPainted(page: Page, scheme: Scheme): Promise<void> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!matchMedia(`(prefers-color-scheme: ${wanted})`).matches) await frame();
    await frame();
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    await Promise.allSettled(document.getAnimations().flatMap((each) => (endless(each) ? [] : each.finished)));
    await frame();
  }, scheme);
}
