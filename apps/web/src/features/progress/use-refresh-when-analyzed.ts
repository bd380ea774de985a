import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goalsQuery } from '../../shared/goals.queries.ts';
import { progressQuery } from '../../shared/progress.queries.ts';
import { runningAnalysisQuery } from '../../shared/running-analysis.queries.ts';
import { shotsKey } from '../../shared/shots-keys.ts';

/** A goal is judged a moment after the analysis of its swing. */
const judgedMs = 2_000;

/** Loads swings, shots and goals again when an analysis ends while the screen is open. */
export function useRefreshWhenAnalyzed(): void {
  const queryClient = useQueryClient();
  const { data: runningId } = useQuery(runningAnalysisQuery);
  const before = useRef(runningId);
  useEffect(() => {
    const hasEnded = Boolean(before.current) && runningId !== before.current;
    before.current = runningId;
    if (!hasEnded) return;
    for (const queryKey of [progressQuery.queryKey, shotsKey]) void queryClient.invalidateQueries({ queryKey });
    setTimeout(() => void queryClient.invalidateQueries(goalsQuery), judgedMs);
  }, [runningId, queryClient]);
}
