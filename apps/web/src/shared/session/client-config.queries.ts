import { queryOptions } from '@tanstack/react-query';
import { sessionRoutes } from '@trueswing/contracts';
import { call } from '../api/http-client.ts';

/** The server's configuration of the client. It does not change while the page is open. */
export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: () => call(sessionRoutes.readClientConfig),
  staleTime: Number.POSITIVE_INFINITY,
});
