import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { hasEventsFromBefore } from './month-final.repository.ts';

/** Younger events are on their way; an older one that is still to be processed means a backlog. */
const usualDelayMs = 60_000;

/** Whether points of some time ago are still to be added, as after downtime. Each event may then change the order of the golfers. */
export const isCatchingUp = (tx: Transaction<GamificationTables>, now: Date): Promise<boolean> =>
  hasEventsFromBefore(tx, new Date(now.getTime() - usualDelayMs));
