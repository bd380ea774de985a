import { pageScript } from '../../shared/app-version/page-script.ts';
import type { PageMessage } from '../../shared/app-version/worker-messages.ts';
import { untilQuiet } from './until-quiet.ts';

const script = '/service-worker.js';
const checkMs = 3_600_000;
/** A slow phone starts its worker in seconds, and would be offered its own version. */
const answerMs = 10_000;

/**
 * Registers the service worker, and looks for a newer one each hour and whenever the page is visible again. Calls back with
 * the worker of another version that waits. Returns what ends this.
 */
export function followVersions(onWaiting: (worker: ServiceWorker) => void): () => void {
  // `npm run dev` has no service worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  let isOver = false;
  let registration: ServiceWorkerRegistration | null = null;
  const look = async () => {
    const { waiting } = registration ?? {};
    if (waiting && !isOver && !(await isSameVersion(waiting))) onWaiting(waiting);
  };
  const watch = (worker: ServiceWorker | null | undefined) =>
    worker?.addEventListener('statechange', () => void look());
  // Without a network nothing is found.
  const check = () => {
    if (document.visibilityState === 'visible') void registration?.update().catch(() => undefined);
  };
  const begin = async () => {
    registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    registration.addEventListener('updatefound', () => watch(registration?.installing));
    watch(registration.installing);
    await look();
  };
  // Some private windows have none.
  begin().catch((error: unknown) => console.warn('The app is not kept for offline use.', error));
  const timer = setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Longer than a take-over takes: Chromium waits a second before it activates. */
const patienceMs = 4_000;

/**
 * Makes the version of a waiting worker the one of this page, which loads again. A request that reaches the old worker while it stops
 * keeps the new one waiting: in about half of the tries with a request each 5 to 60 ms, in Chromium 156. So the page is quiet first,
 * and if that was not enough it loads without the new worker, which the newest page then takes. Neither happens once it is unwanted, since
 * the golfer has begun something. Resolves when no more is tried.
 */
export async function takeVersion(
  worker: ServiceWorker,
  isWanted: () => boolean,
  { reload = () => window.location.reload(), quiet = untilQuiet } = {},
): Promise<void> {
  await quiet();
  if (!isWanted()) return;
  // A page that loads while its worker activates, which controls it by then, may never arrive: 8 of 14 did not in Chromium.
  const reloadOnceActive = () => {
    if (worker.state === 'activated' || worker.state === 'redundant') reload();
  };
  worker.addEventListener('statechange', reloadOnceActive);
  // Otherwise another tab has taken it already.
  if (worker.state !== 'installed') return reloadOnceActive();
  worker.postMessage({ type: 'take-over' } satisfies PageMessage);
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  if (worker.state === 'installed' && isWanted()) reload();
}

/** Whether the worker keeps the script that this page runs. A worker that does not answer is another version. */
function isSameVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), answerMs);
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'page-script', path: pageScript() } satisfies PageMessage, [port2]);
  });
}
