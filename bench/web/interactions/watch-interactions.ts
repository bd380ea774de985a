import type { Page } from './page.ts';

interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Runs before the page's own scripts and records how long the page took to paint after each tap and key. */
export function watchInteractions(): void {
  const recorded: number[] = [];
  Object.assign(window, { interactionMs: recorded });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[]) {
      if (interactionId > 0) recorded.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest time from an input to the next paint since the last call, in ms. Browsers report none below 16 ms. */
export const takeSlowestMs = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // An entry arrives after the paint that it waits for.
    for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { interactionMs } = window as unknown as { interactionMs: number[] };
    return Math.max(0, ...interactionMs.splice(0));
  });
