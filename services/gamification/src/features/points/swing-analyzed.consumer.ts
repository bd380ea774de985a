import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { awardSwingPoints } from './award-swing-points.ts';

export const handleSwingAnalyzed: EventHandler<'swing.analyzed', GamificationTables> = (tx, event) =>
  awardSwingPoints(tx, {
    userId: event.payload.userId,
    videoSha256: event.payload.videoSha256,
    sourceEventId: event.id,
    analyzedAt: event.occurredAt,
  });
