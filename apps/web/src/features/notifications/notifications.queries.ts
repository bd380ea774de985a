import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type Notification, notificationRoutes } from '@trueswing/contracts';
import { call, isNotFound, sentenceOf } from '../../shared/api/http-client.ts';
import { useToast } from '../../ui/toasts/toast.tsx';
import { applyChanges, type NotificationChange } from './apply-changes.ts';

/** The golfer's notifications, newest first. They are in the header, and no part of a screen. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(notificationRoutes.listNotifications),
  meta: { isAside: true },
});

const changeKey = ['change-notifications'] as const;

/**
 * Changes notifications. Until the server has answered, `useWithPendingChanges` shows the change; if the server refuses, it
 * is taken back and a toast says so.
 */
export function useChangeNotifications() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationKey: changeKey,
    mutationFn: send,
    onSuccess: (_answer, change) => {
      queryClient.setQueryData(queryKey, (list) => list && applyChanges(list, [change]));
    },
    onError: (error, change) => {
      // Deleted on another device meanwhile: the list that is loaded next shows it.
      if (isNotFound(error)) return;
      showToast({
        title: 'Notification Not Changed',
        text: sentenceOf(error, failures[change.kind]),
        kind: 'destructive',
      });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

function send(change: NotificationChange): Promise<null> {
  switch (change.kind) {
    case 'mark-read':
      return call(notificationRoutes.markRead, { params: { id: change.id } });
    case 'mark-all-read':
      return call(notificationRoutes.markAllRead, { query: { until: change.until } });
    case 'delete':
      return call(notificationRoutes.deleteNotification, { params: { id: change.id } });
  }
}

const failures = {
  'mark-read': 'We could not mark this notification as read. Please try again.',
  'mark-all-read': 'We could not mark your notifications as read. Please try again.',
  delete: 'We could not delete this notification. Please try again.',
} as const satisfies Record<NotificationChange['kind'], string>;

/** The notifications as they are after the changes that the server has not confirmed yet. */
export function useWithPendingChanges(notifications: readonly Notification[] | undefined): Notification[] | undefined {
  const changes = usePendingChanges();
  return notifications && applyChanges(notifications, changes);
}

export function usePendingChanges(): NotificationChange[] {
  const filters = { mutationKey: changeKey, status: 'pending' } as const;
  return useMutationState({ filters, select: ({ state }) => state.variables as NotificationChange });
}
