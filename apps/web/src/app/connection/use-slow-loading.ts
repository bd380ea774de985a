import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const slowAfterMs = 6_000;

/** Subscribes to whether a query that has no data yet has been loading for long. */
interface SlowLoading {
  subscribe(listener: () => void): () => void;
  read(): boolean;
}
/** One for each cache: parts of the page that are mounted at different times measure from the same start. */
const ofCache = new WeakMap<QueryCache, SlowLoading>();

export function useSlowLoading(): boolean {
  const cache = useQueryClient().getQueryCache();
  const { subscribe, read } = ofCache.get(cache) ?? watch(cache);
  return useSyncExternalStore(subscribe, read);
}

function watch(cache: QueryCache): SlowLoading {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSlow = false;
  const set = (now: boolean) => {
    if (now === isSlow) return;
    isSlow = now;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    set(false);
  };
  const check = () => {
    const loading = cache.findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.status === 'pending' });
    if (loading.length === 0) stop();
    else timer ??= setTimeout(() => set(true), slowAfterMs);
  };
  let unsubscribe: () => void = () => undefined;
  const watched: SlowLoading = {
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Queries are added while React renders, when no component may change.
        unsubscribe = cache.subscribe(notifyManager.batchCalls(() => listeners.size > 0 && check()));
        check();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe();
        stop();
      };
    },
    read: () => isSlow,
  };
  ofCache.set(cache, watched);
  return watched;
}
