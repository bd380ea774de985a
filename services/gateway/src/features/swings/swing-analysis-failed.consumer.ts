import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../database.tables.ts';
import { releaseUploadCredit } from '../usage/upload-credit.ts';
import { markDiscarded } from './swings.repository.ts';

/** A failed analysis does not count against the plan, and the golfer's video is removed. */
export const handleSwingAnalysisFailed: EventHandler<'swing.analysis-failed', GatewayTables> = async (tx, event) => {
  const { analysisId } = event.payload;
  await releaseUploadCredit(tx, analysisId, event.occurredAt);
  await markDiscarded(tx, analysisId, event.occurredAt);
};
