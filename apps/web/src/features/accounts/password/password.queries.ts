import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type RouteBody } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

/** Every other session of the account ends. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.changePassword>) => call(accountRoutes.changePassword, { body }),
  });

/** Asks for a link by mail; whether there is such an account is not told. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.forgotPassword>) => call(accountRoutes.forgotPassword, { body }),
  });

/** Every session of the account ends, on this device too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.resetPassword>) => call(accountRoutes.resetPassword, { body }),
    onSuccess: () => changeUser(queryClient, null),
  });
}
