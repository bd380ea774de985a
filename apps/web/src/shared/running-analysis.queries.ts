import { queryOptions } from '@tanstack/react-query';
import { swingRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';
import { isInProgress } from './is-in-progress.ts';

const pollMs = 5_000;

/** The id of the newest analysis that waits or runs; null without one. Polls while there is one. */
export const runningAnalysisQuery = queryOptions({
  queryKey: ['analyses', 'running'],
  queryFn: async () => {
    const swings = await call(swingRoutes.listSwings, { params: { userId: 'me' } });
    return swings.find(isInProgress)?.id ?? null;
  },
  refetchInterval: ({ state }) => (state.data ? pollMs : false),
});
