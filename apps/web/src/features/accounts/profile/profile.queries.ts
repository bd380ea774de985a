import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes, type RouteBody, sessionRoutes, type UpdateUserBody, type UserId } from '@trueswing/contracts';
import { call, isNotFound, sentenceOf } from '../../../shared/api/http-client.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { endSession } from '../../../shared/session/end-session.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';

const limitsPollMs = 30_000;

/** The golfer's user record, loaded each time the profile opens. Updates the signed-in user of all screens. */
export const userRecordQuery = (id: UserId) =>
  queryOptions({
    queryKey: ['user-record', id],
    queryFn: async ({ client }) => {
      const user = await call(accountRoutes.readUser, { params: { id } });
      // Unless the golfer has signed out meanwhile.
      client.setQueryData(currentUserQuery.queryKey, (before) => (before?.id === id ? user : before));
      return user;
    },
  });

/** Used and allowed numbers for each kind of use. */
export const usageLimitsQuery = queryOptions({
  queryKey: ['usage-limits'],
  queryFn: () => call(accountRoutes.readUsageLimits),
  refetchInterval: limitsPollMs,
});

/** The golfer's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(accountRoutes.listSessions),
});

export function useEndSession() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (id: string) =>
      call(accountRoutes.revokeSession, { params: { id } }).catch((error: unknown) => {
        // The device has signed out meanwhile.
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: (_answer, id) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (list) => list?.filter((each) => each.id !== id));
      showToast({ title: 'Signed Out', text: 'That device has to sign in again.' });
    },
    onError: (error) =>
      showToast({
        title: 'Device Not Signed Out',
        text: sentenceOf(error, 'We could not sign that device out. Please try again.'),
        kind: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries(sessionsQuery),
  });
}

/** Deletes the account with all its data. The app then shows the screens of a visitor. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (body: RouteBody<typeof accountRoutes.deleteAccount>) => call(accountRoutes.deleteAccount, { body }),
    onSuccess: () => {
      showToast({ title: 'Account Deleted', text: 'We are removing all that we know about you.' });
      endSession(queryClient);
    },
  });
}

/** Ends the session and shows a toast. The app then shows the screens of a visitor. */
export function useLogout() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => call(sessionRoutes.logout),
    onSuccess: () => {
      showToast({ title: 'Logged Out', text: 'Your analyses wait for you. Sign in again at any time.' });
      endSession(queryClient);
    },
    onError: (error) =>
      showToast({ title: 'Logout Failed', text: sentenceOf(error, 'Please try again.'), kind: 'destructive' }),
  });
}

/** Saves changes of the profile and shows a toast. Changes nothing if another golfer has signed in in this browser. */
export function useUpdateProfile() {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (changes: UpdateUserBody) => call(accountRoutes.updateUser, { params: { id }, body: changes }),
    onSuccess: (user, { heightCm, lengthUnit }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      const isAboutHeight = heightCm !== undefined || lengthUnit !== undefined;
      const changesReports = isAboutHeight && user.heightCm !== null;
      const next = changesReports ? 'Your reports use it from now on.' : 'You can change it again at any time.';
      showToast({ title: 'Profile Updated', text: `Your profile has been saved. ${next}` });
    },
    onError: (error) => {
      if (isNotFound(error)) void queryClient.invalidateQueries(currentUserQuery);
      showToast({
        title: 'Update Failed',
        text: sentenceOf(error, 'Failed to update profile. Please try again.'),
        kind: 'destructive',
      });
    },
  });
}
