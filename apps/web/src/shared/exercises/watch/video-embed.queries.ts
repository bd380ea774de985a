import { queryOptions } from '@tanstack/react-query';
import { workoutRoutes } from '@trueswing/contracts';
import { ApiError, call } from '../../api/http-client.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Reads how to watch an exercise, and what to know about it; null for golfers without Premium. Cached for a day. */
export const videoEmbedQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['video-embed', exerciseId],
    queryFn: () =>
      call(workoutRoutes.readVideoEmbed, { params: { videoId: exerciseId } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 403) return null;
        throw error;
      }),
    staleTime: dayMs,
    gcTime: dayMs,
  });
