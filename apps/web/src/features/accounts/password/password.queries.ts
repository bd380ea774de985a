import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type RouteBody } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';

/** Changes the password and ends every other session of the account. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.changePassword>) => call(accountRoutes.changePassword, { body }),
  });

/** Requests a reset link by mail. The answer does not reveal whether the account exists. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.forgotPassword>) => call(accountRoutes.forgotPassword, { body }),
  });

/**
 * Sets the password and ends every session of the account, on this device too. Returns who is still signed in in this browser, which is
 * another golfer.
 */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: RouteBody<typeof accountRoutes.resetPassword>) => {
      await call(accountRoutes.resetPassword, { body });
      // The password is set, whatever the answer.
      return await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null);
    },
  });
}
