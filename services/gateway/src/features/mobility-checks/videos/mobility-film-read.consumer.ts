import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../../database.tables.ts';
import { discardVideoFiles } from '../../swings/deletion/discard-uploads.ts';
import { storeFilmedCheck } from '../own-checks.ts';
import { markRead } from './mobility-videos.repository.ts';

/** Stores the check with what could be read, and has the videos removed: nothing else is read from them. */
export const handleMobilityFilmRead: EventHandler<'mobility.film-read', GatewayTables> = async (tx, event) => {
  const { filmId: videoId, userId, films: videos } = event.payload;
  const failures = { chest: videos.chest.failure, hips: videos.hips.failure };
  if (!(await markRead(tx, videoId, failures))) return;
  await discardVideoFiles(tx, videoId, event.occurredAt);
  const parts = { chest: videos.chest.turns, hips: videos.hips.turns, separation: null };
  if (parts.chest || parts.hips)
    await storeFilmedCheck(tx, { id: videoId, userId, parts, createdAt: event.occurredAt });
};
