import type { Kysely } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';
import { collectExpected, correctLedger, lockPoints, sumMonths } from './rebuild.repository.ts';

/**
 * Rebuilds the ledger and the tables of the months from the gateway's completions and the analyses, all or nothing. Events
 * wait meanwhile. One that is processed later adds nothing: its entry has the same source.
 */
export const rebuildPoints = (db: Kysely<GamificationTables>): Promise<{ added: number; removed: number }> =>
  db.transaction().execute(async (tx) => {
    await lockPoints(tx);
    await collectExpected(tx);
    const corrected = await correctLedger(tx);
    await sumMonths(tx);
    return corrected;
  });
