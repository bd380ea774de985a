import type { RunningSystem, SharedSystem } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScreenName } from '../screens/states/screen-states.ts';
import { findSmallTargets, findViolations, sidewaysScrollPx } from './check-accessibility.ts';
import { takeLayoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { takeSamplesFrom } from './make-video.ts';
import {
  desktop,
  type E2e,
  phone,
  type Scheme,
  saveScreenshot,
  takesScreenshots,
  type Viewport,
} from './open-system.ts';
import { readTexts } from './read-texts.ts';
import { untilStill } from './until-still.ts';

const largestShift = 0.02;

/** The page in full length, without the fixed header and tabs across it. */
const wholePage = {
  fullPage: true,
  style: `nav[aria-label="Main"] { position: static !important }
    div:has(> nav[aria-label="Main"]) > header { position: absolute !important }`,
};

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

/** A walk through the screens that checks each state: texts, layout shifts, accessibility, tap targets, screenshots. */
export class ScreenWalk<System extends SharedSystem = RunningSystem> {
  readonly e2e: E2e<System>;
  /** Texts of each recorded state, by its name. */
  readonly textsOf = new Map<string, string>();
  readonly #sampleFolder: string;

  /** `sampleFolder` has the sample videos that golfers of this walk upload. */
  constructor(e2e: E2e<System>, sampleFolder: string) {
    this.e2e = e2e;
    this.#sampleFolder = sampleFolder;
  }

  /** A page without animations, so that screenshots are stable. */
  async openPage(): Promise<Page> {
    // Calls of a page that its service worker has just taken over pass by the answers that tests put in their place.
    const page = await this.e2e.openPage(phone, {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    await page.addInitScript(watchLayoutShifts);
    takeSamplesFrom(page, this.#sampleFolder);
    return page;
  }

  /** Records only the texts of the page, for states that look like another one. */
  async recordTexts(page: Page, name: string): Promise<void> {
    if (this.textsOf.has(name)) throw new Error(`${name} was recorded before`);
    this.textsOf.set(name, await readTexts(page));
  }

  /**
   * Allows the layout shifts that follow the golfer's own action, such as a preview that opens. Browsers exempt these for
   * half a second only, and on a slow machine an answer takes longer. `act` resolves when the answer is on the screen.
   */
  async allowShift<T>(page: Page, name: string, act: () => Promise<T>): Promise<T> {
    await this.#expectStill(page, `before ${name}`);
    const answer = await act();
    await untilPainted(page, 'light');
    await takeLayoutShifts(page);
    return answer;
  }

  /** Checks what the page shows now. Names are `<screen>-<state>`, listed in screen-states.ts. Only what replaces a whole screen may shift the layout (`mayMove`). */
  async check(page: Page, name: ScreenName, { mayMove = false } = {}): Promise<void> {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.recordTexts(page, name);
    if (!mayMove) await this.#expectStill(page, name);
    for (const variant of takesScreenshots ? otherVariants : []) await this.#show(page, name, variant);
    for (const variant of checkedVariants) {
      await this.#show(page, name, variant);
      const where = `${name}, ${variant.viewport.width} px, ${variant.scheme}`;
      expect.soft(await sidewaysScrollPx(page), `${where}: scrolls sideways`).toBe(0);
      expect.soft(await findViolations(page), `${where}: axe`).toEqual([]);
      expect.soft(await findSmallTargets(page), `${where}: targets`).toEqual([]);
    }
    await takeLayoutShifts(page);
  }

  async #show(page: Page, name: string, { viewport, scheme }: Variant): Promise<void> {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: scheme });
    await untilPainted(page, scheme);
    await saveScreenshot(page, name, viewport, { scheme, ...wholePage });
  }

  async #expectStill(page: Page, when: string): Promise<void> {
    const shifts = await takeLayoutShifts(page);
    expect.soft(shifts.sum, `${when}: what moved: ${shifts.what.join(', ')}`).toBeLessThan(largestShift);
  }
}

/** Waits until a change of the scheme has reached every element. */
export async function untilPainted(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!matchMedia(`(prefers-color-scheme: ${wanted})`).matches) await frame();
  }, scheme);
  await untilStill(page);
}
