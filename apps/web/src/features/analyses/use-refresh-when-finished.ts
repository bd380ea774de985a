import { useQueryClient } from '@tanstack/react-query';
import type { ListedSwing } from '@trueswing/contracts';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { shotsKey } from '../../shared/shots-keys.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { stateOf } from './state-of-analysis.ts';

/** The points of a swing are booked a moment after its analysis. */
const pointsMs = 2_000;

/** Loads again what an analysis changes that ends in the background: averages, uploads that are left, and points. */
export function useRefreshWhenFinished(analyses: readonly ListedSwing[] | undefined): void {
  const queryClient = useQueryClient();
  const running = analyses?.filter((analysis) => stateOf(analysis) === 'in-progress').length ?? 0;
  const before = useRef(running);
  useEffect(() => {
    const hasFinished = running < before.current;
    before.current = running;
    if (!hasFinished) return;
    const refresh = () => {
      for (const queryKey of [shotsKey, uploadStatusQuery.queryKey, currentUserQuery.queryKey])
        void queryClient.invalidateQueries({ queryKey });
    };
    refresh();
    setTimeout(refresh, pointsMs);
  }, [running, queryClient]);
}
