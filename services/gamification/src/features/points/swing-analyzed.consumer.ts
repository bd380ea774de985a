import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { awardSwingPoints } from './award-swing-points.ts';

/** The event occurs in the transaction that finishes the analysis, so its time is the analysis's. */
export const handleSwingAnalyzed: EventHandler<'swing.analyzed', GamificationTables> = (tx, event) =>
  awardSwingPoints(tx, {
    userId: event.payload.userId,
    videoSha256: event.payload.videoSha256,
    analysisId: event.payload.analysisId,
    analyzedAt: event.occurredAt,
  });
