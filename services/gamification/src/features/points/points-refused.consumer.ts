import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { flagPoints } from './points.repository.ts';

/** Records for the admins what the gateway gave no points for. */
export const handlePointsRefused: EventHandler<'points.refused', GamificationTables> = (tx, { payload, occurredAt }) =>
  flagPoints(tx, { ...payload, at: occurredAt });
