import type { Page, ViewportSize } from 'playwright-core';
import { drawsFrames } from './draws-frames.ts';

const stalledAfterMs = 10_000;

/**
 * Gives the page another size, and waits until it is drawn.
 *
 * Chromium 150 without a GPU can stop drawing after a change of size: seen twice in some ten thousand, only on CI, both
 * times for 30 s until the test gave up. The cause is not known. Another size is tried once, with a line in the log.
 * @throws Error if it draws nothing then either
 */
export async function resizePage(page: Page, { width, height }: ViewportSize): Promise<void> {
  const shown = page.viewportSize();
  if (shown?.width === width && shown.height === height) return;
  await page.setViewportSize({ width, height });
  if (await drawsFrames(page, stalledAfterMs)) return;
  console.error(`Chromium drew no frame for ${stalledAfterMs} ms at ${width} × ${height}: ${page.url()}`);
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
  if (!(await drawsFrames(page, stalledAfterMs))) throw new Error('Chromium draws no frame after two changes of size');
}
