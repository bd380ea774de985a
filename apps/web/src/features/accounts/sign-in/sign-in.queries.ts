import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type RouteBody } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

/** Signs in. Calls `onSignedIn`, then replaces the cached data of a previous user. */
export function useSignIn(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.signIn>) => call(accountRoutes.signIn, { body }),
    onSuccess: (user) => {
      onSignedIn();
      changeUser(queryClient, user);
    },
  });
}

/** Registers and signs in, like `useSignIn`; or a mail is sent, if the server confirms addresses. */
export function useRegister(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.register>) => call(accountRoutes.register, { body }),
    onSuccess: (answer) => {
      if ('next' in answer) return;
      onSignedIn();
      changeUser(queryClient, answer);
    },
  });
}

/** Makes the account of a confirmed e-mail and signs in, like `useSignIn`. */
export function useConfirmRegistration(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.confirmRegistration>) =>
      call(accountRoutes.confirmRegistration, { body }),
    onSuccess: (user) => {
      onSignedIn();
      changeUser(queryClient, user);
    },
  });
}
