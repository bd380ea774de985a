import { pushMessageSchema } from '@trueswing/contracts';
import { pathOfRoute } from '../shared/path-of-route.ts';
import { paths } from '../shared/paths.ts';

/** Shows what the server sends to this device, and opens its screen when the golfer taps it. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.json())));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    // In a window of its own: one that is open may be recording, or sending a video.
    event.waitUntil(worker.clients.openWindow(typeof path === 'string' ? path : paths.home));
  });
}

async function show(worker: ServiceWorkerGlobalScope, sent: unknown): Promise<void> {
  const { id, title, message, route } = pushMessageSchema.parse(sent);
  await worker.registration.showNotification(title, {
    body: message,
    // A picture of pixels: Chromium shows no SVG there.
    icon: '/icons/icon-192.png',
    // Sent again, it replaces itself without a sound.
    tag: id,
    data: route ? pathOfRoute(route) : paths.home,
  });
}
