import { queryOptions } from '@tanstack/react-query';
import { clientConfigSchema } from '@trueswing/contracts';
import { request } from '../api/http-client.ts';

/** What the server tells the client before its first screen. It does not change while the page is open. */
export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: () => request('/api/client-config', clientConfigSchema),
  staleTime: Number.POSITIVE_INFINITY,
});
