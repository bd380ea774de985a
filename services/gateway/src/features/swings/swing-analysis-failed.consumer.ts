import type { AnalysisFailureCode } from '@trueswing/contracts';
import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../database.tables.ts';
import { releaseUploadCredit } from '../usage/upload-credit.ts';
import { markDiscarded } from './swings.repository.ts';

/** Time for which an admin can retry an analysis that failed on our side. */
const retryMs = 24 * 3_600_000;
const isOurs = (code: AnalysisFailureCode): boolean => code === 'analysis-failed' || code === 'analysis-timeout';

/** A failed analysis does not count against the plan, and the golfer's video is removed; after a day, if the fault is ours. */
export const handleSwingAnalysisFailed: EventHandler<'swing.analysis-failed', GatewayTables> = async (tx, event) => {
  const { analysisId, code } = event.payload;
  await releaseUploadCredit(tx, analysisId, event.occurredAt);
  const discardedMs = event.occurredAt.getTime() + (isOurs(code) ? retryMs : 0);
  await markDiscarded(tx, analysisId, new Date(discardedMs));
};
