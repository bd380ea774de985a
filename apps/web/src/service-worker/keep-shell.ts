import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/**
 * Keeps the files of this version and answers with them. Requests of other files, and of all data, never reach the worker's
 * cache. A page is no file here: `answerPages` decides.
 */
export function keepShell(worker: ServiceWorkerGlobalScope, files: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
  // The page that installed the first worker loads its further screens from the cache too.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}
