import { queryOptions } from '@tanstack/react-query';
import { progressRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';

/** The golfer's finished swings of half a year. */
export const progressQuery = queryOptions({
  queryKey: ['analyses', 'progress'],
  queryFn: () => call(progressRoutes.listProgress, { params: { userId: 'me' } }),
});
