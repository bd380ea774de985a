import type { QueryCache } from '@tanstack/react-query';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { useQueryCache } from './use-query-cache.ts';

/** When the oldest data of this screen were loaded, in milliseconds. Null without data, and while no one asks. */
export const useShownSince = (isAsked: boolean): number | null =>
  useQueryCache((cache) => (isAsked ? shownSince(cache) : null));

function shownSince(cache: QueryCache): number | null {
  const [user] = currentUserQuery.queryKey;
  const ofScreen = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, meta }) => queryKey[0] !== user && !meta?.isAside);
  const times = ofScreen.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return times.length > 0 ? Math.min(...times) : null;
}
