import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientConfigSchema, userSchema } from '@trueswing/contracts';
import { ApiError, request, send } from '../../api/http-client.ts';

const minuteMs = 60_000;

/** The signed-in user, or null. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return await request('/api/auth/user', userSchema);
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

export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: () => request('/api/client-config', clientConfigSchema),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface SignInInput {
  email: string;
  password: string;
}
export interface RegisterInput extends SignInInput {
  firstName: string;
  lastName: string;
}

/** Signs in or registers; the new user takes the place of whatever was cached for another. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput | RegisterInput) =>
      request('firstName' in input ? '/api/auth/register' : '/api/auth/sign-in', userSchema, {
        method: 'POST',
        body: input,
      }),
    onSuccess: (user) => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}

export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
  });
}
