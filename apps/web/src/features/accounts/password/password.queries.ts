import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changePasswordBodySchema, forgotPasswordBodySchema, resetPasswordBodySchema } from '@trueswing/contracts';
import type { z } from 'zod';
import { send } from '../../../shared/api/http-client.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

/** Every other session of the account ends. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: z.infer<typeof changePasswordBodySchema>) =>
      send('/api/auth/change-password', { method: 'POST', body }),
  });

/** Asks for a link by mail; whether there is such an account is not told. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: z.infer<typeof forgotPasswordBodySchema>) =>
      send('/api/auth/forgot-password', { method: 'POST', body }),
  });

/** Every session of the account ends, on this device too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.infer<typeof resetPasswordBodySchema>) =>
      send('/api/auth/reset-password', { method: 'POST', body }),
    onSuccess: () => changeUser(queryClient, null),
  });
}
