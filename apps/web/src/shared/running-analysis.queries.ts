import { queryOptions } from '@tanstack/react-query';
import { type ListedSwing, swingRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** Whether an analysis waits or runs. A video is served once the work has succeeded: missing details could not be parsed then. */
export const isInProgress = ({
  technicalDetails,
  faceOnVideoUrl,
}: Pick<ListedSwing, 'technicalDetails' | 'faceOnVideoUrl'>): boolean =>
  technicalDetails === null && faceOnVideoUrl === null;

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
