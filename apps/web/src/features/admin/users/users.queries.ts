import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminUser, adminRoutes, type ResettableUse } from '@trueswing/contracts';
import { call, sentenceOf } from '../../../shared/api/http-client.ts';
import { countOf } from '../../../shared/count-of.ts';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { adminRefreshMs } from '../admin-client.ts';
import { refreshHeaders } from '../last-use.ts';
import { entriesPerPage } from '../use-page-turns.ts';

interface UsersPage {
  search: string;
  /** The last user of the page before; null for the first page. */
  after: AdminUser | null;
}

/** A page of users. The one before stays on the screen until the new one is there. */
export const usersQuery = ({ search, after }: UsersPage) =>
  queryOptions({
    queryKey: ['users', search, after?.id],
    queryFn: () =>
      call(adminRoutes.listUsers, {
        query: { limit: entriesPerPage, ...(search && { search }), ...(after && { after: after.id }) },
        moreHeaders: refreshHeaders(),
      }),
    refetchInterval: adminRefreshMs,
    placeholderData: keepPreviousData,
  });

export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: () => call(adminRoutes.readAdminSummary, { moreHeaders: refreshHeaders() }),
  refetchInterval: adminRefreshMs,
});

/** Sets a counter of a user back to 0. */
export function useResetUsage({ id }: AdminUser) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (field: ResettableUse) => call(adminRoutes.resetUsage, { params: { userId: id }, body: { field } }),
    onSuccess: (_answer, field) => {
      showToast({ title: 'Usage Reset', text: `Successfully reset ${field} for user` });
      return queryClient.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) =>
      showToast({ title: 'Reset Failed', text: sentenceOf(error, 'Failed to reset usage'), kind: 'destructive' }),
  });
}

/** Signs a golfer out on all devices. */
export function useEndSessions({ id, email }: AdminUser) {
  const showToast = useToast();
  return useMutation({
    mutationFn: () => call(adminRoutes.endSessions, { params: { userId: id } }),
    onSuccess: ({ endedSessions }) =>
      showToast({ title: 'Signed Out', text: `${countOf(endedSessions, 'session')} of ${email} ended.` }),
  });
}

/** Makes a link with which a golfer chooses a new password. */
export const useResetLink = ({ id }: AdminUser) =>
  useMutation({ mutationFn: () => call(adminRoutes.issuePasswordReset, { params: { userId: id } }) });
