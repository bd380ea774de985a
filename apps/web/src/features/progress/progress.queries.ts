import { queryOptions } from '@tanstack/react-query';
import { progressRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';

/** The golfer's finished swings of half a year. Below the key of the analyses: a new or deleted swing changes it. */
export const progressQuery = queryOptions({
  queryKey: ['analyses', 'progress'],
  queryFn: () => call(progressRoutes.listProgress, { params: { userId: 'me' } }),
});
