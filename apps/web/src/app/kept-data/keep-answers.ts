import type { Query, QueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../../features/analyses/analyses.queries.ts';
import { isAnalysisNotFound } from '../../shared/api/http-client.ts';
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
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isGone = action.type === 'error' && isAnalysisNotFound(query.state.error);
    if (action.type === 'success' || isGone) keep(queryClient, query);
  });
}

function keep(queryClient: QueryClient, { queryKey, queryHash, state: { data, dataUpdatedAt, error } }: Query): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!user || !contractOf(queryKey)) return;
  if (isAnalysisNotFound(error)) return void deleteAnalysis(queryKey[1]);
  if (data === undefined) return;
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

/** The server no longer has this analysis. It may be kept as the one before another, too. */
function deleteAnalysis(id: unknown): Promise<void> {
  const [analyses] = analysesQuery.queryKey;
  return deleteAnswersWhere(({ queryKey: [first, of], data }) => {
    if (first !== analyses || of === undefined) return false;
    return of === id || (data as { id?: unknown }).id === id;
  });
}
