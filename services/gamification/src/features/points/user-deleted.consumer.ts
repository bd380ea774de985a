import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { deletePointsOf } from './points.repository.ts';

/** Forgets the points of a golfer whose account is gone. */
export const obeyUserDeleted: EventHandler<'user.deleted', GamificationTables> = (tx, event) =>
  deletePointsOf(tx, event.payload.userId);
