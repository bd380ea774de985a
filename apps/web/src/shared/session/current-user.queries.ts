import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionRoutes, type User } from '@trueswing/contracts';
import { ApiError, call } from '../api/http-client.ts';

const minuteMs = 60_000;

/** The signed-in user, or null. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return await call(sessionRoutes.readCurrentUser);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  retry: 2,
  staleTime: 5 * minuteMs,
  gcTime: 30 * minuteMs,
  refetchInterval: 15 * minuteMs,
});

/** Sets the signed-in user and removes all cached data of the previous one. */
export function changeUser(queryClient: QueryClient, user: User | null): void {
  const [userKey] = currentUserQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey });
  // A pending query would bring the previous user back.
  void queryClient.cancelQueries(currentUserQuery);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}
