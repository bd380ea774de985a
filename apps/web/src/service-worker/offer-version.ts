import type { PrecacheEntry } from 'workbox-precaching';
import type { PageMessage } from '../shared/app-version/worker-messages.ts';

/** Waits until a page wants this version: a worker that takes over deletes the files of the version before. */
export function offerVersion(worker: ServiceWorkerGlobalScope, files: readonly PrecacheEntry[]): void {
  const paths = new Set(files.map(({ url }) => new URL(url, worker.location.href).pathname));
  worker.addEventListener('message', (event) => {
    const message = event.data as PageMessage;
    if (message.type === 'take-over') return event.waitUntil(worker.skipWaiting());
    if (message.type !== 'page-script') return;
    const isSame = paths.has(message.path);
    event.ports[0]?.postMessage(isSame);
    if (isSame) event.waitUntil(takeOverAlone(worker));
  });
}

/** No other tab needs the files of the version before. */
async function takeOverAlone(worker: ServiceWorkerGlobalScope): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await worker.skipWaiting();
}
