import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { sessionRoutes, signedInCookie, type User } from '@trueswing/contracts';
import { ApiError, call } from '../api/http-client.ts';

const minuteMs = 60_000;

/** Whether the browser has the cookie that comes and goes with the session, which scripts cannot read. Over https its name has a prefix. */
export const mayBeSignedIn = (): boolean => new RegExp(`(^|; )(__Host-)?${signedInCookie}=`).test(document.cookie);

async function readUser(): Promise<User | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(sessionRoutes.readCurrentUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

const userKey = 'user';
const isOfGolfer = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] !== userKey;

/** The signed-in user, or null. A visitor's browser makes no call, as an error would be in its console. */
export const currentUserQuery = queryOptions({
  queryKey: [userKey],
  queryFn: async ({ client }) => {
    const user = await readUser();
    // Another tab may have changed the golfer. What this one has goes before the new golfer is there, for whom it would be kept.
    const before = client.getQueryData<User | null>([userKey]);
    if (user && before !== undefined && before?.id !== user.id) void client.resetQueries({ predicate: isOfGolfer });
    return user;
  },
  retry: 2,
  staleTime: 5 * minuteMs,
  gcTime: 30 * minuteMs,
  // All other data on the screen are loaded again then, for the golfer who has signed in meanwhile.
  refetchOnWindowFocus: 'always',
  // A golfer who is shown what the device has kept does not wait long for a server that had a problem.
  refetchInterval: ({ state: { data, error } }) => (data && error ? minuteMs : 15 * minuteMs),
});

/** Sets the signed-in user and removes all cached data of the previous one. */
export function changeUser(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: isOfGolfer });
  // A pending query would bring the previous user back.
  void queryClient.cancelQueries(currentUserQuery);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}
