import { randomUUID } from 'node:crypto';
import { analysisIdSchema } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finishAsSample } from '../steps/finish-as-sample.ts';
import { chooseSample, openConfirmation } from '../steps/golfer.ts';
import { desktop } from '../steps/open-system.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

/** No screen has more Tab stops than this. */
const maxStops = 60;

/** From the first visit to the analysis, with the keyboard only. */
export function keyboardWalk(walk: () => ScreenWalk): void {
  let page: Page;

  /** Presses Tab until the element with this name has the focus. The focus must be visible at each stop. */
  const tabTo = async (name: string | RegExp) => {
    const wanted = typeof name === 'string' ? (each: string) => each === name : (each: string) => name.test(each);
    const passed: string[] = [];
    for (let stop = 0; stop < maxStops; stop++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(readFocus);
      expect(focus.isVisible, `the focus is visible on "${focus.name}"`).toBe(true);
      if (wanted(focus.name)) return;
      passed.push(focus.name);
    }
    throw new Error(`Tab does not reach ${name}, only ${passed.join(', ')}`);
  };
  const activate = async (name: string | RegExp) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };
  /** Waits until the new screen has the focus at its heading: a Tab before that is one of the old screen. */
  const arriveAt = (heading: string) =>
    page.waitForFunction(
      (name) => document.activeElement?.matches('h1') && document.activeElement.textContent === name,
      heading,
    );
  const type = async (label: string, text: string) => {
    await tabTo(label);
    await page.keyboard.type(text);
  };

  test('a visitor signs up, uploads and reads the analysis with the keyboard only', async () => {
    await walk().e2e.system.parts['analysis-worker']?.stop();
    page = await walk().e2e.openPage(desktop, { reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Film face-on' }).waitFor();
    for (const button of ['Next', 'Next', 'Start']) await activate(button);
    await page.getByRole('button', { name: 'Get Started' }).waitFor();
    await activate('Get Started');
    await page.waitForURL('**/sign-in');
    await page.getByLabel('First name').waitFor();
    await page.getByLabel('First name').evaluate(() => (document.activeElement as HTMLElement).blur());
    await type('First name', 'Kim');
    const email = `${randomUUID()}@example.com`;
    await type('E-mail', email);
    await type('Password', 'a-long-enough-password');
    await activate('Create account');
    if (await openConfirmation(page, email)) {
      await type('Password', 'a-long-enough-password');
      await activate('Create account');
    }
    await arriveAt("Let's get started, Kim");
    await activate('Upload Swing Video');
    await arriveAt('Upload Your Swing');
    // The file chooser is the browser's own.
    await tabTo(/^Choose a video/);
    await chooseSample(page);
    await activate('Analyze My Swing');
    await page.waitForURL(/\/analysis-loading\/[0-9a-f-]{36}$/);
    const id = analysisIdSchema.parse(page.url().slice(-36));
    await finishAsSample(walk().e2e, id);
    await page.waitForURL(`**/analysis/${id}`, { timeout: 120_000 });
    await page.getByText('Mobility Analysis', { exact: true }).waitFor();
    await arriveAt('Detailed Analysis');
    await activate('Impact');
    await tabTo(/Position in the video|Back to Swing Analysis/);
    await page.context().close();
  });
}

/** Name of the focused element, and whether its focus is visible. Runs in the page. */
function readFocus(): { name: string; isVisible: boolean } {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { name: 'the page', isVisible: true };
  const { labels } = element as HTMLInputElement;
  const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? element.tagName;
  // The label shows the focus of a hidden field.
  const isMarked = (each: Element | null) =>
    each !== null && getComputedStyle(each).outlineStyle !== 'none' && getComputedStyle(each).outlineWidth !== '0px';
  return { name: name.trim(), isVisible: isMarked(element) || isMarked(element.closest('label, div')) };
}
