import { queryOptions } from '@tanstack/react-query';
import { recapRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';

/** Months that have a recap, newest first. */
export const recapsQuery = queryOptions({
  queryKey: ['recaps'],
  queryFn: () => call(recapRoutes.listRecaps),
});

/** A recap never changes, except that its step loses its link with its swing. */
export const recapQuery = (month: string) =>
  queryOptions({
    queryKey: ['recaps', month],
    queryFn: () => call(recapRoutes.readRecap, { params: { month } }),
  });
