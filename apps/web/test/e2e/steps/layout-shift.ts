import type { Page } from 'playwright-core';

/** Runs before the page's own scripts and records every layout shift that was not caused by recent input. */
export function watchLayoutShifts(): void {
  const recorded: unknown[] = [];
  Object.assign(window, { layoutShifts: recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) =>
        node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : '#text',
      );
      recorded.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of the layout shifts since the last call, and the elements that moved. */
export async function takeLayoutShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  const shifts = await page.evaluate(() => {
    const { layoutShifts } = window as unknown as { layoutShifts: { value: number; what: string[] }[] };
    return layoutShifts.splice(0);
  });
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ what }) => what) };
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
