import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { deletePointsOfUser } from './points.repository.ts';

/** Deletes the points of a golfer whose account was deleted. */
export const handleUserDeleted: EventHandler<'user.deleted', GamificationTables> = (tx, event) =>
  deletePointsOfUser(tx, event.payload.userId);
