import { useQueryClient } from '@tanstack/react-query';
import type { ListedSwing } from '@trueswing/contracts';
import { useEffect, useRef } from 'react';
import { refreshAfterAnalysis } from '../../shared/refresh-after-analysis.ts';
import { stateOf } from './state-of-analysis.ts';

/** Loads again what an analysis of the list changes that ends in the background. */
export function useRefreshWhenFinished(analyses: readonly ListedSwing[] | undefined): void {
  const queryClient = useQueryClient();
  const running = analyses?.filter((analysis) => stateOf(analysis) === 'in-progress').length ?? 0;
  const before = useRef(running);
  useEffect(() => {
    const hasFinished = running < before.current;
    before.current = running;
    if (hasFinished) refreshAfterAnalysis(queryClient);
  }, [running, queryClient]);
}
