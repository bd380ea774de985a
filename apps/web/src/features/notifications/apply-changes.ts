import type { Notification } from '@trueswing/contracts';

/** A change of the golfer, which is shown before the server has confirmed it. */
export type NotificationChange =
  | { readonly kind: 'mark-read'; readonly id: string }
  | { readonly kind: 'mark-all-read' }
  | { readonly kind: 'delete'; readonly id: string };

/** The notifications as they are after the changes. */
export const applyChanges = (
  notifications: readonly Notification[],
  changes: readonly NotificationChange[],
): Notification[] => changes.reduce<Notification[]>(applyChange, [...notifications]);

function applyChange(notifications: Notification[], change: NotificationChange): Notification[] {
  if (change.kind === 'delete') return notifications.filter(({ id }) => id !== change.id);
  return notifications.map((each) =>
    change.kind === 'mark-all-read' || each.id === change.id ? { ...each, isRead: true } : each,
  );
}

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;
