import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Reads a plain value of all queries, again as they change. */
export function useQueryCache<T extends string | number | boolean | null>(read: (cache: QueryCache) => T): T {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => read(cache));
}
