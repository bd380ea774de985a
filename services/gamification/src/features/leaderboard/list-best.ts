import type { Kysely } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { listBestTotals } from './leaderboard.repository.ts';

/** The golfers with the most points of a month, those who are not listed too. */
export const listBest = (db: Kysely<GamificationTables>, month: string, limit: number) =>
  listBestTotals(db, month, limit);
