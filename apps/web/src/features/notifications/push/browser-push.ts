import { useSyncExternalStore } from 'react';
import { wait } from '../../../shared/wait.ts';

/** Whether this browser can get notifications, and why not. */
export type BrowserPush = 'ready' | 'unsupported' | 'not-installed' | 'denied';

/** The golfer said no to the browser's question, or closed it. */
export class NotAllowed extends Error {}

/** The service worker and the push service answer within seconds, or not at all. */
const patienceMs = 20_000;

function readBrowserPush(): BrowserPush {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // An iPhone sends notifications to apps on the home screen, not to tabs.
  return 'standalone' in navigator && navigator.standalone === false ? 'not-installed' : 'unsupported';
}

/** Follows the browser: the golfer may change its settings and come back. */
export const useBrowserPush = (): BrowserPush => useSyncExternalStore(onChange, readBrowserPush);

const followers = new Set<() => void>();

function onChange(changed: () => void): () => void {
  followers.add(changed);
  window.addEventListener('focus', changed);
  return () => {
    followers.delete(changed);
    window.removeEventListener('focus', changed);
  };
}

/** Whether this browser is subscribed with the key of the server: what is signed with another key does not arrive. */
export async function hasSubscriptionFor(publicKey: string): Promise<boolean> {
  const subscription = await findSubscription();
  return subscription !== null && isSame(subscription.options.applicationServerKey, bytesOf(publicKey));
}

/** The subscription of this browser; null without one. */
async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the golfer for permission, where that was not given yet, and subscribes with the key of the server. Call it within a tap.
 * @throws NotAllowed
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const answer = await Notification.requestPermission();
  for (const changed of followers) changed();
  if (answer !== 'granted') throw new NotAllowed();
  const tooLate = wait(patienceMs).then(() => Promise.reject(new Error('the browser did not subscribe in time')));
  return await Promise.race([subscribeAllowed(publicKey), tooLate]);
}

async function subscribeAllowed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const applicationServerKey = bytesOf(publicKey);
  // With another key the browser would refuse a second one.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends the browser's subscription, so that nothing can be sent to it. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

function isSame(key: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(key ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
