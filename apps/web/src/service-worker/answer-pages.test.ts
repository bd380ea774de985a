// @vitest-environment jsdom

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { precache } from 'workbox-precaching';
import { answerPages } from './answer-pages.ts';

type Listener = (event: FetchEvent) => void;
const fetches: Listener[] = [];
let sent: string[];

// The router listens once, for all tests.
beforeAll(() => {
  Object.assign(self, { __WB_DISABLE_DEV_LOGS: true });
  vi.spyOn(self, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'fetch') fetches.push(listener as Listener);
  });
  precache([{ url: '/index.html', revision: '1' }]);
  answerPages({ ...self, registration: {}, addEventListener: () => {} } as unknown as ServiceWorkerGlobalScope);
  vi.mocked(self.addEventListener).mockRestore();
});

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    sent.push(new URL(url).pathname);
    return new Response('sent again');
  });
  vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response('the kept page') }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Loads a page. Returns what it is answered with after these seconds; null without an answer until then. */
async function load(path: string, preloadResponse: Promise<Response | undefined>, seconds = 0): Promise<string | null> {
  const request = Object.defineProperty(new Request(new URL(path, location.href)), 'mode', { value: 'navigate' });
  let answer: Promise<string> = Promise.resolve('the browser asks itself');
  const respondWith = (response: Promise<Response>) => {
    answer = response.then(
      (page) => page.text(),
      () => 'no page',
    );
  };
  for (const listener of fetches) listener({ request, preloadResponse, respondWith } as unknown as FetchEvent);
  let text: string | null = null;
  void answer.then((arrived) => {
    text = arrived;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return text;
}
const never = new Promise<Response>(() => {});
const answered = async (status = 200) => new Response('the preload', { status });
const failed = async () => Promise.reject<Response>(new TypeError('Failed to fetch'));

test('a page is the preloaded one, which is requested once', async () => {
  expect([await load('/analysis', answered()), sent]).toEqual(['the preload', []]);
});

test('a browser without a preload requests the page', async () => {
  expect([await load('/analysis', Promise.resolve(undefined)), sent]).toEqual(['sent again', ['/analysis']]);
});

test('the kept page answers for one that has not arrived after 3 s', async () => {
  expect(await load('/analysis', never, 2.9)).toBeNull();
  expect(await load('/analysis', never, 3)).toBe('the kept page');
});

test('so it does for a server in trouble, and without a network', async () => {
  expect(await load('/analysis', answered(503))).toBe('the kept page');
  expect(await load('/analysis', failed())).toBe('the kept page');
});

test.each(['/api/login', '/api/auth/oidc/callback?code=1', '/shared/x', '/healthz', '/metrics?all'])(
  '%s is answered by its preload alone, and never by the kept page',
  async (path) => {
    expect(await load(path, answered())).toBe('the preload');
    expect(await load(path, answered(503))).toBe('the preload');
    expect(await load(path, never, 4)).toBeNull();
    expect(await load(path, failed())).toBe('no page');
    expect(sent).toEqual([]);
  },
);
