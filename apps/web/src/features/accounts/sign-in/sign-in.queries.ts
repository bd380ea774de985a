import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type RouteBody } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

type SignInInput = RouteBody<typeof accountRoutes.signIn>;
type RegisterInput = RouteBody<typeof accountRoutes.register>;

/** Signs in or registers. Calls `onSignedIn`, then replaces the cached data of a previous user. */
export function useSignIn(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput | RegisterInput) =>
      'firstName' in input
        ? call(accountRoutes.register, { body: input })
        : call(accountRoutes.signIn, { body: input }),
    onSuccess: (user) => {
      onSignedIn();
      changeUser(queryClient, user);
    },
  });
}
