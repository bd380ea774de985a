import type { Query, QueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../../features/analyses/analyses.queries.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { contractOf } from './kept-queries.ts';
import { deleteAnswersWhere, keepAnswer } from './kept-store.ts';

/** Analyses that the golfer has opened are kept while they are among this many of the newest. */
const maxAnalyses = 10;

/** Keeps the answers that this page has, and those that it gets. Returns what ends this. */
export function keepAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) keep(queryClient, query);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(queryClient, event.query);
  });
}

function keep(queryClient: QueryClient, { queryKey, queryHash, state: { data, dataUpdatedAt } }: Query): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!user || data === undefined || !contractOf(queryKey)) return;
  // There is none any more: the swing before another one is deleted.
  if (data === null) return void deleteAnswersWhere((answer) => JSON.stringify(answer.queryKey) === queryHash);
  void keepAnswer(user.id, { queryKey, data, updatedAt: dataUpdatedAt });
  if (queryHash === JSON.stringify(analysesQuery.queryKey)) deleteOthers(queryClient);
}

/** The list says which analyses the golfer has deleted, on any device. One may be kept as the one before another, too. */
function deleteOthers(queryClient: QueryClient): void {
  const listed = queryClient.getQueryData(analysesQuery.queryKey)?.map(({ id }) => id) ?? [];
  const [ids, newestIds] = [new Set<unknown>(listed), new Set<unknown>(listed.slice(0, maxAnalyses))];
  const [analyses] = analysesQuery.queryKey;
  void deleteAnswersWhere(({ queryKey: [first, id], data }) => {
    if (first !== analyses || id === undefined) return false;
    return !newestIds.has(id) || !ids.has((data as { id?: unknown }).id);
  });
}
