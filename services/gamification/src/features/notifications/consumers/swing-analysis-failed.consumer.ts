import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer } from '../activity.repository.ts';
import { notify } from '../notify.ts';
import { findSwing, isAnalyzed } from '../swings.repository.ts';

/** Notifies of an analysis that failed, with what to do next. One that was repeated meanwhile is no news. */
export const notifyOfFailure: EventHandler<'swing.analysis-failed', GamificationTables> = async (tx, event) => {
  const { userId, analysisId, code } = event.payload;
  await lockGolfer(tx, userId);
  if (!(await findSwing(tx, analysisId)) || (await isAnalyzed(tx, analysisId))) return;
  await notify(tx, { userId, at: event.occurredAt }, { kind: 'analysis-failed', analysisId, code });
};
