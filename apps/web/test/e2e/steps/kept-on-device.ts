import type { Page } from 'playwright-core';

/** Waits until the service worker keeps the app, which a page starts once it is shown. */
export const untilAppIsKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** The keys of the answers that the device keeps. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('trueswing-answers');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const database = opening.result;
    if (!database.objectStoreNames.contains('answers')) return [];
    const reading = database.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    database.close();
    return reading.result.map(String);
  });

/** The paths of all that the service worker has in its caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
