import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/http-client.ts';

/** Interval at which a list that an admin looks at is loaded again. */
export const adminRefreshMs = 10_000;

/** An admin's data, apart from the golfer's; it ends with the panel. `onRefused` runs when the session is over. */
export function makeAdminClient(onRefused: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) onRefused();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
  });
}
