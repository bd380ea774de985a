import type { RunningSystem, SharedSystem } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScreenName } from '../screens/states/screen-states.ts';
import { takeLayoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { looksRight } from './looks-right.ts';
import { takeSamplesFrom } from './make-video.ts';
import { type E2e, type PageOptions, phone } from './open-system.ts';
import { readTexts } from './read-texts.ts';
import { untilPainted } from './until-still.ts';

const largestShift = 0.02;

/** The page in full length, without the fixed header and tabs across it. */
const wholePage = {
  fullPage: true,
  style: `nav[aria-label="Main"] { position: static !important }
    div:has(> nav[aria-label="Main"]) > header { position: absolute !important }`,
};

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
  async openPage(options: PageOptions = {}): Promise<Page> {
    // Calls of a page that its service worker has just taken over pass by the answers that tests put in their place.
    const page = await this.e2e.openPage(phone, {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
      ...options,
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
    await looksRight(page, name, wholePage);
    await takeLayoutShifts(page);
  }

  async #expectStill(page: Page, when: string): Promise<void> {
    const shifts = await takeLayoutShifts(page);
    expect.soft(shifts.sum, `${when}: what moved: ${shifts.what.join(', ')}`).toBeLessThan(largestShift);
  }
}
