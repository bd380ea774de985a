import { queryOptions } from '@tanstack/react-query';
import { workoutRoutes } from '@trueswing/contracts';
import { ApiError, call } from '../../api/http-client.ts';
import { currentUserQuery } from '../../session/current-user.queries.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Reads how to watch an exercise, and what to know about it. Cached for a day. Null for golfers without Premium, who may pay in the
 * next minute.
 */
export const videoEmbedQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['video-embed', exerciseId],
    queryFn: ({ client }) =>
      call(workoutRoutes.readVideoEmbed, { params: { videoId: exerciseId } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 403)) throw error;
        // Premium has ended: the screens lock what needs it, and lead to the plans.
        void client.invalidateQueries(currentUserQuery);
        return null;
      }),
    staleTime: ({ state }) => (state.data === null ? 0 : dayMs),
    gcTime: dayMs,
  });
