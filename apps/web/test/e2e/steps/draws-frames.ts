import type { Page } from 'playwright-core';

/** Whether the page draws a frame in time, or is closed. Without frames, every click on it waits until it times out. */
export const drawsFrames = (page: Page, withinMs: number): Promise<boolean> =>
  Promise.race([
    page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      .then(
        () => true,
        () => true,
      ),
    new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false)),
  ]);
