import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Claims an upload to discard it. Waits for a transaction that is committing it; false when it has become a swing. */
export async function claimForDiscard(db: Db, analysisId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('gateway.upload_in_progress')
    .set({ discarding_at: now })
    .where('analysis_id', '=', analysisId)
    .returning('analysis_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Deletes the row of a discarded upload, once its objects are removed. */
export async function deleteDiscardedUpload(db: Db, analysisId: string): Promise<void> {
  await db
    .deleteFrom('gateway.upload_in_progress')
    .where('analysis_id', '=', analysisId)
    .where('discarding_at', 'is not', null)
    .execute();
}

/**
 * Uploads that were abandoned: started long ago, or with a discard that did not end. In random order, so that some that
 * cannot be removed are not always first.
 */
export async function listStaleUploads(
  db: Db,
  stale: { startedBefore: Date; discardingBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where((eb) =>
      eb.or([eb('started_at', '<', stale.startedBefore), eb('discarding_at', '<', stale.discardingBefore)]),
    )
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.analysis_id);
}
