import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionSchema, type UserId, usageLimitsSchema, userSchema } from '@trueswing/contracts';
import { request, send, sentenceOf } from '../../api/http-client.ts';
import { useToast } from '../../ui/toast.tsx';
import { changeUser, currentUserQuery } from './accounts.queries.ts';

const limitsPollMs = 30_000;

/** The golfer's record, read anew when the profile opens; every screen then shows it. */
export const userRecordQuery = (id: UserId) =>
  queryOptions({
    queryKey: ['user-record', id],
    queryFn: async ({ client }) => {
      const user = await request(`/api/users/${id}`, userSchema);
      // Not where they have signed out meanwhile.
      client.setQueryData(currentUserQuery.queryKey, (before) => (before?.id === id ? user : before));
      return user;
    },
  });

/** Used and allowed, by kind of use. */
export const usageLimitsQuery = queryOptions({
  queryKey: ['usage-limits'],
  queryFn: () => request('/api/usage-limits', usageLimitsSchema),
  refetchInterval: limitsPollMs,
});

/** Where the golfer is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => request('/api/auth/sessions', sessionSchema.array()),
});

export function useEndSession() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) => send(`/api/auth/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter((each) => each.id !== id));
      showToast({ title: 'Signed Out', text: 'That device has to sign in again.' });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        text: sentenceOf(error, 'Failed to sign that device out. Please try again.'),
        kind: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries(sessionsQuery),
  });
}

/** Deletes the account with all that belongs to it; the app is a visitor's again. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (body: { confirmation: string; password?: string }) =>
      send('/api/account/delete', { method: 'POST', body }),
    onSuccess: () => {
      showToast({ title: 'Account Deleted', text: 'All that we kept about you is being removed.' });
      changeUser(queryClient, null);
    },
  });
}
