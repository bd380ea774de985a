import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer } from '../activity.repository.ts';
import { removeOfAnalysis } from '../notifications.repository.ts';

/** Removes the notifications of a deleted swing, which would lead nowhere. */
export const removeNotificationsOfSwing: EventHandler<'swing.deleted', GamificationTables> = async (tx, event) => {
  const { userId, analysisId } = event.payload;
  await lockGolfer(tx, userId);
  await removeOfAnalysis(tx, userId, analysisId, event.occurredAt);
};
