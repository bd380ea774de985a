import type { Page } from 'playwright-core';
import { drawsFrames } from './draws-frames.ts';

const shownCharacters = 3_000;
const keptCalls = 12;

/** The last calls of each open page, as "200 POST /api/…". */
const callsOf = new Map<Page, string[]>();

/** Remembers a page and its calls until it is closed. */
export function watchPage(page: Page): void {
  const calls: string[] = [];
  callsOf.set(page, calls);
  page.on('close', () => callsOf.delete(page));
  const remember = (call: string) => {
    calls.push(call);
    if (calls.length > keptCalls) calls.shift();
  };
  // without the query, which may hold the secret of a payment
  const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');
  page.on('response', (response) => {
    const request = response.request();
    if (['fetch', 'xhr'].includes(request.resourceType())) {
      remember(`${response.status()} ${request.method()} ${withoutQuery(request.url())}`);
    }
  });
  page.on('requestfailed', (request) => remember(`failed ${request.method()} ${withoutQuery(request.url())}`));
  page.on('pageerror', (error) => remember(`error ${error.message}`));
}

/** URL, whether it draws, what a screen reader finds, and the last calls of each open page. */
export const describeOpenPages = (): Promise<string[]> =>
  Promise.all(
    [...callsOf].map(async ([page, calls]) => {
      const drawing = (await drawsFrames(page, 2_000)) ? 'draws frames' : 'draws no frame for 2 s';
      const texts = await Promise.all(
        page.frames().map((frame) =>
          frame
            .locator('body')
            .ariaSnapshot({ timeout: 2_000 })
            .catch(() => 'no content'),
        ),
      );
      return [`page ${page.url()} ${drawing}`, ...texts.map((text) => text.slice(0, shownCharacters)), ...calls].join(
        '\n',
      );
    }),
  );
