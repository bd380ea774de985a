import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { deleteActivity } from '../activity.repository.ts';
import { deleteNotificationsOfUser } from '../notifications.repository.ts';

/** Deletes the notifications of a golfer whose account was deleted, and what they are decided by. */
export const deleteNotifications: EventHandler<'user.deleted', GamificationTables> = async (tx, event) => {
  await deleteActivity(tx, event.payload.userId);
  await deleteNotificationsOfUser(tx, event.payload.userId);
};
