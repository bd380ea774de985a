import type { Notification } from '@trueswing/contracts';

/** A change of the golfer, which is shown before the server has confirmed it. */
export type NotificationChange =
  | { readonly kind: 'mark-read'; readonly id: string }
  /** Up to the newest that the golfer sees, by its `createdAt`. */
  | { readonly kind: 'mark-all-read'; readonly until: string }
  | { readonly kind: 'delete'; readonly id: string };

/** The notifications as they are after the changes. */
export const applyChanges = (
  notifications: readonly Notification[],
  changes: readonly NotificationChange[],
): Notification[] => changes.reduce<Notification[]>(applyChange, [...notifications]);

function applyChange(notifications: Notification[], change: NotificationChange): Notification[] {
  if (change.kind === 'delete') return notifications.filter(({ id }) => id !== change.id);
  const isMarked = (each: Notification) =>
    change.kind === 'mark-all-read' ? each.createdAt <= change.until : each.id === change.id;
  return notifications.map((each) => (isMarked(each) ? { ...each, isRead: true } : each));
}

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;
