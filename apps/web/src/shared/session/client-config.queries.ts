import { queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '@trueswing/contracts';
import { call } from '../api/http-client.ts';

/** What the server tells the client before its first screen. It does not change while the page is open. */
export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: () => call(accountRoutes.readClientConfig),
  staleTime: Number.POSITIVE_INFINITY,
});
