import { keyOfCause } from '@trueswing/domain';
import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer } from '../activity.repository.ts';
import { removeOfAnalysis, removeOfCause } from '../notifications.repository.ts';
import { hasAnalyzedSwing } from '../swings.repository.ts';

/** Removes the notifications of a deleted swing, which would lead nowhere. If it was the only analyzed one, that of the first, too. */
export const removeNotificationsOfSwing: EventHandler<'swing.deleted', GamificationTables> = async (tx, event) => {
  const { userId, analysisId } = event.payload;
  await lockGolfer(tx, userId);
  await removeOfAnalysis(tx, userId, analysisId, event.occurredAt);
  if (await hasAnalyzedSwing(tx, userId)) return;
  await removeOfCause(tx, userId, keyOfCause({ kind: 'first-analysis' }), event.occurredAt);
};
