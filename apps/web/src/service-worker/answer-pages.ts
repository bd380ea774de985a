import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

const shell = '/index.html';
/** A page that has not arrived by then is answered from the cache. */
const patienceMs = 3_000;
/** Paths that are not the client's, and pages whose headers protect their address. No kept page stands for them. */
const serversOwn = /^\/((api|shared)(\/|$)|(healthz|readyz|metrics)$)/;

/**
 * Answers a page load with the server's page, so that it is the newest version with the headers of its path. Without a
 * network, or with a server that is slow or in trouble, it is the kept page.
 */
export function answerPages(worker: ServiceWorkerGlobalScope): void {
  // Safari before 17.4 cannot load the page while the worker starts.
  const preload = worker.registration.navigationPreload as NavigationPreloadManager | undefined;
  worker.addEventListener('activate', (event) => event.waitUntil(preload?.enable() ?? Promise.resolve()));
  // Every load is answered with its preload. The browser repeats one that is not, and a sign-in can be completed only once.
  const route = new NavigationRoute(({ url, request, event }) =>
    (serversOwn.test(url.pathname) ? load : answer)(request, event as FetchEvent),
  );
  registerRoute(route);
}

async function answer(request: Request, event: FetchEvent): Promise<Response> {
  const arriving = load(request, event);
  const page = await Promise.race([arriving.catch(() => null), wait(patienceMs)]);
  if (page && page.status < 500) return page;
  return (await matchPrecache(shell)) ?? arriving;
}

async function load(request: Request, { preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
