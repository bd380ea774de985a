import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshAfterAnalysis } from './refresh-after-analysis.ts';
import { runningAnalysisQuery } from './running-analysis.queries.ts';

/** Loads again what an analysis changes that ends while the screen is open. For screens that do not list the analyses. */
export function useRefreshWhenAnalyzed(): void {
  const queryClient = useQueryClient();
  const { data: runningId } = useQuery(runningAnalysisQuery);
  const before = useRef(runningId);
  useEffect(() => {
    const hasEnded = Boolean(before.current) && runningId !== before.current;
    before.current = runningId;
    if (hasEnded) refreshAfterAnalysis(queryClient);
  }, [runningId, queryClient]);
}
