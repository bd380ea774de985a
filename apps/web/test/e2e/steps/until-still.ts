import type { Page } from 'playwright-core';
import type { Scheme } from './open-system.ts';

/**
 * Waits until no transition runs any more. A parent's transition ends before that of a child which inherits its color starts, so one
 * frame may still show colors of both color schemes, or a dialog that is half there.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    for (;;) {
      const ending = document.getAnimations().filter(isEnding);
      if (ending.length === 0) break;
      await Promise.allSettled(ending.map((each) => each.finished));
      await frame();
    }
    await frame();
  });
}

/** Waits until a change of the scheme has reached every element. */
export async function untilPainted(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!matchMedia(`(prefers-color-scheme: ${wanted})`).matches) await frame();
  }, scheme);
  await untilStill(page);
}
