import type { Page } from 'playwright-core';

/** Sends a call of the page's golfer past the screens, from the origin of our pages. Returns its answer. */
export async function post(page: Page, path: string, data: object): Promise<unknown> {
  // Relative to the system of the page, which may not have opened a screen yet.
  const { origin } = new URL((await page.request.get('/robots.txt')).url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return await answer.json();
}
