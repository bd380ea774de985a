import type { EventHandler } from '@trueswing/events';
import type { GatewayTables } from '../../../database.tables.ts';
import { discardFilmFiles } from '../../swings/deletion/discard-uploads.ts';
import { storeFilmedCheck } from '../own-checks.ts';
import { markRead } from './mobility-films.repository.ts';

/** Stores the check with what could be read, and has the films removed: nothing else is read from them. */
export const handleMobilityFilmRead: EventHandler<'mobility.film-read', GatewayTables> = async (tx, event) => {
  const { filmId, userId, films } = event.payload;
  const failures = { chest: films.chest.failure, hips: films.hips.failure };
  if (!(await markRead(tx, filmId, failures))) return;
  await discardFilmFiles(tx, filmId, event.occurredAt);
  const parts = { chest: films.chest.turns, hips: films.hips.turns, separation: null };
  if (parts.chest || parts.hips) await storeFilmedCheck(tx, { id: filmId, userId, parts, createdAt: event.occurredAt });
};
