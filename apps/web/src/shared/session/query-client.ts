import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/http-client.ts';
import { currentUserQuery } from './current-user.queries.ts';

/** With the specification's defaults: no automatic retries, always stale, loaded again when the window gets the focus. */
export function makeQueryClient(): QueryClient {
  // A session that has ended elsewhere is noticed by a refused call: the app then asks to sign in.
  const onError = (error: Error) => {
    const isSignedOut = error instanceof ApiError && error.body?.code === 'not-signed-in';
    if (isSignedOut) queryClient.setQueryData(currentUserQuery.queryKey, null);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 0, refetchOnWindowFocus: true },
      // Offline, a change fails immediately: a golfer does not expect it to happen minutes later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
