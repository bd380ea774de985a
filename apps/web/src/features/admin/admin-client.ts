import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/http-client.ts';

/** Interval at which a list that an admin looks at is loaded again. */
export const adminRefreshMs = 10_000;

interface AdminClientEvents {
  /** The session is over. */
  onRefused: () => void;
  /** All admins must have a second factor, and this one has none yet. */
  onSecondFactorMissing: () => void;
}

/** An admin's data, apart from the golfer's; it ends with the panel. */
export function makeAdminClient({ onRefused, onSecondFactorMissing }: AdminClientEvents): QueryClient {
  const onError = (error: Error) => {
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code === 'second-factor-required') onSecondFactorMissing();
    else if (code === 'not-signed-in' || code === 'forbidden') onRefused();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
  });
}
