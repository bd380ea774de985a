import type { QueryClient } from '@tanstack/react-query';
import { goalsQuery } from './goals.queries.ts';
import { progressQuery } from './progress.queries.ts';
import { currentUserQuery } from './session/current-user.queries.ts';
import { shotsKey } from './shots-keys.ts';
import { uploadStatusQuery } from './upload-status.queries.ts';

/** Points are booked, a goal is judged and the upload of a failure is returned a moment after the analysis. */
const bookedMs = 2_000;

const changed = [shotsKey, uploadStatusQuery.queryKey, currentUserQuery.queryKey];

/** Loads again what an analysis changes that has ended: swings, averages, uploads that are left, points and goals. */
export function refreshAfterAnalysis(queryClient: QueryClient): void {
  const refresh = (keys: readonly (readonly unknown[])[]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  refresh([...changed, progressQuery.queryKey]);
  setTimeout(() => refresh([...changed, goalsQuery.queryKey]), bookedMs);
}
