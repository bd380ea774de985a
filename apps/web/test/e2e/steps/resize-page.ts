import type { Page, ViewportSize } from 'playwright-core';
import { drawsFrames } from './draws-frames.ts';

const stalledAfterMs = 10_000;

/**
 * Gives the page another size, and waits until it is drawn.
 * @throws Error if it draws nothing, see untilDrawn
 */
export async function resizePage(page: Page, { width, height }: ViewportSize): Promise<void> {
  const shown = page.viewportSize();
  if (shown?.width === width && shown.height === height) return;
  await page.setViewportSize({ width, height });
  await untilDrawn(page);
}

/**
 * Waits until the page draws a frame.
 *
 * Chromium 150 without a GPU can stop drawing after a change of size: seen three times in some ten thousand, on slow machines, each
 * time until the test gave up, and once only after it had drawn some frames. The cause is not known. Another size is tried once, with
 * a line in the log.
 * @throws Error if it draws nothing then either
 */
export async function untilDrawn(page: Page): Promise<void> {
  if (await drawsFrames(page, stalledAfterMs)) return;
  const shown = page.viewportSize();
  if (!shown) throw new Error('the page has no size of its own');
  console.error(`Chromium drew no frame for ${stalledAfterMs} ms at ${shown.width} × ${shown.height}: ${page.url()}`);
  await page.setViewportSize({ ...shown, height: shown.height + 1 });
  await page.setViewportSize(shown);
  if (!(await drawsFrames(page, stalledAfterMs))) throw new Error('Chromium draws no frame after two changes of size');
}
