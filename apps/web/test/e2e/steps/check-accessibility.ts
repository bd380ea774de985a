import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const smallestTargetPx = 44;
/** Each page that is checked gets it. The other file of axe-core, with comments, is more than twice as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations of WCAG 2.2 AA that axe finds, one line per element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Colors in the middle of a transition have the contrast of no design.
  await untilStill(page);
  return await findViolationsNow(page);
}

/** The same on a page that is still. */
export async function findViolationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await evaluateDespitePolicy(page, axeSource);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The content of iframes belongs to the payment provider.
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      // To name elements by selectors axe reads the whole document again, which is a quarter of its work on a long page.
      selectors: false,
      runOnly: { type: 'tag', values: tags },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} at ${html.slice(0, 120)}: ${failureSummary}`),
    );
  }, wcag22AA);
}

/** Evaluates a script through the debugger, as the page's content security policy blocks injected scripts. */
async function evaluateDespitePolicy(page: Page, expression: string): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression });
  await debug.detach();
}

/** Tap targets that are too small for a thumb. A link inside a sentence is exempt: it is as high as its line. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallestPx) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const small: string[] = [];
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=button]',
    )) {
      // A hidden radio button or file field is tapped through its label.
      const target = element.matches('[type=radio], [type=checkbox], [type=file]')
        ? (element.closest('label') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      const isShown =
        target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert], [aria-hidden=true]');
      const isForScreenReaders = width <= 1 && height <= 1;
      if (!isShown || isForScreenReaders || isInSentence(target)) continue;
      if (width >= smallestPx - 0.5 && height >= smallestPx - 0.5) continue;
      small.push(`${Math.round(width)}×${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`);
    }
    return small;
  }, smallestTargetPx);
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScrollPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
