import { queryOptions } from '@tanstack/react-query';
import { storedTrackSchema } from '@trueswing/contracts';
import { fetchJson } from '../../../../shared/api/http-client.ts';

/**
 * The landmarks of one view, from the URL that the analysis names: a golfer's own video, a shared one and the sample have
 * theirs in different places. They never change.
 */
export const landmarksQuery = (url: string) =>
  queryOptions({
    queryKey: ['landmarks', url],
    queryFn: async () => storedTrackSchema.parse(await fetchJson(url)),
    staleTime: Number.POSITIVE_INFINITY,
  });
