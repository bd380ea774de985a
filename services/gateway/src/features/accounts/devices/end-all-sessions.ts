import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { lockCredentials } from '../accounts.repository.ts';
import { deleteSessionsOfUser, deleteSomeSessions } from '../sessions/sessions.repository.ts';
import { deleteEveryHandOver, deleteHandOverOf } from './hand-overs.repository.ts';

/**
 * Signs a golfer out on every device, in the caller's transaction; a code that waits for a phone becomes invalid.
 * @returns how many sessions ended; null when there is no such account
 */
export async function endAllSessions(tx: Transaction<GatewayTables>, userId: string): Promise<number | null> {
  if (!(await lockCredentials(tx, userId))) return null;
  await deleteHandOverOf(tx, userId);
  return await deleteSessionsOfUser(tx, userId);
}

const sessionsPerDelete = 5_000;

/** Signs every golfer out who is signed in `until` this moment, some thousands of sessions at a time. @returns how many sessions ended */
export async function endAllSessionsOfEveryone(db: Kysely<GatewayTables>, until: Date): Promise<number> {
  await deleteEveryHandOver(db);
  let ended = 0;
  // Golfers end some themselves meanwhile, so that a delete of fewer is not the last one.
  for (let deleted = -1; deleted !== 0; ended += deleted) {
    deleted = await deleteSomeSessions(db, { until, limit: sessionsPerDelete });
  }
  // Codes that a session of those has made since
  await deleteEveryHandOver(db);
  return ended;
}
