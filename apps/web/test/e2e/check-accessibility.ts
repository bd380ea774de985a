import axe from 'axe-core';
import type { Page } from 'playwright-core';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const smallestTargetPx = 44;

/** What axe finds against WCAG 2.2 AA, one line for each place. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await runPastPolicy(page, axe.source);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // What is in the frames is the payment provider's.
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, wcag22AA);
}

/** The page's content security policy takes no script from outside; a debugger's command asks nobody. */
async function runPastPolicy(page: Page, expression: string): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression });
  await debug.detach();
}

/** What one taps and what is too small for a thumb. A link in a sentence is as high as its line. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallestPx) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const small: string[] = [];
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=button]',
    )) {
      // A hidden radio button or file field is tapped by its label.
      const target = element.matches('[type=radio], [type=checkbox], [type=file]')
        ? (element.closest('label') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      const isShown =
        target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert], [aria-hidden=true]');
      const isForReaders = width <= 1 && height <= 1;
      if (!isShown || isForReaders || isInSentence(target)) continue;
      if (width >= smallestPx - 0.5 && height >= smallestPx - 0.5) continue;
      small.push(`${Math.round(width)}×${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`);
    }
    return small;
  }, smallestTargetPx);
}

/** How many pixels the page can be pushed aside. */
export const sidewaysScrollPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
