import { centralDayKey, isSpeedRecord } from '@trueswing/domain';
import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer, recordActivity } from '../activity.repository.ts';
import { removeFailure } from '../notifications.repository.ts';
import { notify } from '../notify.ts';
import { findSwing } from '../swings.repository.ts';

/**
 * Notifies of an analysis, of the first one, and of a club speed that no earlier swing reached. A deleted swing is no news, and
 * that the analysis failed before is none any more.
 */
export const notifyOfAnalysis: EventHandler<'swing.analyzed', GamificationTables> = async (tx, event) => {
  const { userId, analysisId, club } = event.payload;
  const golfer = { userId, at: event.occurredAt };
  await lockGolfer(tx, userId);
  await recordActivity(tx, userId, { activeOn: centralDayKey(event.occurredAt) });
  const swing = await findSwing(tx, analysisId);
  if (!swing) return;
  await removeFailure(tx, userId, analysisId, event.occurredAt);
  await notify(tx, golfer, { kind: 'analysis-ready', analysisId, club });
  await notify(tx, golfer, { kind: 'first-analysis' });
  const { clubSpeedMph: mph, bestBeforeMph } = swing;
  if (isSpeedRecord(mph, bestBeforeMph)) await notify(tx, golfer, { kind: 'club-speed-record', analysisId, club, mph });
};
