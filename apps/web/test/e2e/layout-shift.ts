import type { Page } from 'playwright-core';

/** Runs before the page's own scripts: keeps every move of something that stood already and that nobody caused by a tap. */
export function watchLayoutShifts(): void {
  const kept: unknown[] = [];
  Object.assign(window, { layoutShifts: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) =>
        node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : '#text',
      );
      kept.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far things moved since the last call, and what. */
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
