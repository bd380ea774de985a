import type { Page } from 'playwright-core';

/**
 * Waits until the service worker keeps the app, which a page starts once it is shown. A page that is requested before the
 * worker is active, and arrives after the worker has claimed the open pages, is the worker's only once it loads again.
 */
export async function untilAppIsKept(page: Page): Promise<void> {
  const isControlled = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state === 'activating')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
    return navigator.serviceWorker.controller !== null;
  });
  if (!isControlled) await page.reload();
}

/** The answers that the device keeps, by the keys of their queries. */
const readKept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('trueswing-answers');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const database = opening.result;
    if (!database.objectStoreNames.contains('answers')) return {};
    const store = database.transaction('answers').objectStore('answers');
    const [keys, answers] = [store.getAllKeys(), store.getAll()];
    await new Promise((resolve) => {
      answers.onsuccess = resolve;
    });
    database.close();
    return Object.fromEntries(keys.result.map((key, at) => [String(key), answers.result[at].data]));
  });

/** The keys of the answers that the device keeps. */
export const keptAnswers = async (page: Page): Promise<string[]> => Object.keys(await readKept(page));

/** The answer that is kept of a query, as text. */
export const keptAnswer = async (page: Page, key: readonly string[]): Promise<string | undefined> =>
  JSON.stringify((await readKept(page))[JSON.stringify(key)]);

/** The paths of all that the service worker has in its caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
