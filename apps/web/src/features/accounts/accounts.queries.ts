import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientConfigSchema, type UpdateUserBody, type User, userSchema } from '@trueswing/contracts';
import { ApiError, request, send, sentenceOf } from '../../api/http-client.ts';
import { useToast } from '../../ui/toast.tsx';

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

/** Nothing that was read for one user is shown to the next. */
export function changeUser(queryClient: QueryClient, user: User | null): void {
  const [userKey] = currentUserQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey });
  // Nor does an answer that is still on its way bring the one before back.
  void queryClient.cancelQueries(currentUserQuery);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Signs in or registers; the new user takes the place of whatever was cached for another. `onSignedIn` comes first. */
export function useSignIn(onSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput | RegisterInput) =>
      request('firstName' in input ? '/api/auth/register' : '/api/auth/sign-in', userSchema, {
        method: 'POST',
        body: input,
      }),
    onSuccess: (user) => {
      onSignedIn();
      changeUser(queryClient, user);
    },
  });
}

/** Ends the session and tells so; without a user, every screen of the app gives way to the sign-in. */
export function useLogOut() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => send('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      showToast({ title: 'Logged Out' });
      changeUser(queryClient, null);
    },
    onError: (error) =>
      showToast({ title: 'Logout Failed', text: sentenceOf(error, 'Please try again.'), kind: 'destructive' }),
  });
}

/** Saves what has changed of the profile and tells so. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (changes: UpdateUserBody) => request('/api/users/me', userSchema, { method: 'PATCH', body: changes }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      showToast({ title: 'Profile Updated', text: 'Your profile has been saved.' });
    },
    onError: (error) =>
      showToast({
        title: 'Update Failed',
        text: sentenceOf(error, 'Failed to update profile. Please try again.'),
        kind: 'destructive',
      }),
  });
}
