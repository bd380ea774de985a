import type { Page, Request } from 'playwright-core';
import { drawsFrames } from './draws-frames.ts';

const shownCharacters = 3_000;
const keptCalls = 12;

interface Watched {
  /** The last calls, as "200 POST /api/…". */
  readonly calls: string[];
  readonly pending: Set<Request>;
}
const watched = new Map<Page, Watched>();

/** Remembers a page, its last calls, and its requests under way until it is closed. */
export function watchPage(page: Page): void {
  const calls: string[] = [];
  const pending = new Set<Request>();
  watched.set(page, { calls, pending });
  page.on('close', () => watched.delete(page));
  const remember = (call: string) => {
    calls.push(call);
    if (calls.length > keptCalls) calls.shift();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => {
    const request = response.request();
    if (['fetch', 'xhr'].includes(request.resourceType())) remember(`${response.status()} ${nameRequest(request)}`);
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    remember(`failed ${nameRequest(request)}`);
  });
  page.on('pageerror', (error) => remember(`error ${error.message}`));
}

/** Without the query, which may hold the secret of a payment. */
const nameRequest = (request: Request) => `${request.method()} ${request.url().replace(/[?#].*$/s, '')}`;

/** URL, whether it draws, how far it is loaded, what a screen reader finds, the last calls and those under way, of each open page. */
export const describeOpenPages = (): Promise<string[]> =>
  Promise.all(
    [...watched].map(async ([page, { calls, pending }]) => {
      const drawing = (await drawsFrames(page, 2_000)) ? 'draws frames' : 'draws no frame for 2 s';
      const texts = await Promise.all(
        page.frames().map((frame) =>
          frame
            .locator('body')
            .ariaSnapshot({ timeout: 2_000 })
            .catch(() => 'no content'),
        ),
      );
      return [
        `page ${page.url()} ${drawing}, ${await describeLoading(page)}`,
        ...texts.map((text) => text.slice(0, shownCharacters)),
        ...calls,
        ...[...pending].map((request) => `under way ${nameRequest(request)}`),
      ].join('\n');
    }),
  );

/** Says how far the document is loaded, and the states of its service workers. */
const describeLoading = (page: Page): Promise<string> =>
  Promise.race([
    page
      .evaluate(async () => {
        const workers = await navigator.serviceWorker?.getRegistration();
        const places = ['installing', 'waiting', 'active'] as const;
        return [document.readyState, ...places.map((place) => `${place} ${workers?.[place]?.state}`)].join(', ');
      })
      .catch((error: Error) => error.message),
    new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'answers nothing for 2 s')),
  ]);
