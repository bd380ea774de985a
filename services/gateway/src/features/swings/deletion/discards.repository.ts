import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Times that make an upload stale: started long ago, expired, or with a discard that did not end. */
interface StaleSince {
  now: Date;
  startedBefore: Date;
  discardingBefore: Date;
}

const isStale =
  ({ now, startedBefore, discardingBefore }: StaleSince) =>
  (eb: ExpressionBuilder<GatewayTables, 'gateway.upload_in_progress'>) =>
    eb.or([
      eb('started_at', '<', startedBefore).and('expires_at', 'is', null),
      eb('expires_at', '<=', now),
      eb('discarding_at', '<', discardingBefore),
    ]);

/**
 * Claims an upload to discard it, or only if it is stale still. Waits for a transaction that is committing it; false when it has
 * become a swing.
 */
export async function claimForDiscard(db: Db, analysisId: string, now: Date, stale?: StaleSince): Promise<boolean> {
  const claimed = await db
    .updateTable('gateway.upload_in_progress')
    .set({ discarding_at: now })
    .where('analysis_id', '=', analysisId)
    .where((eb) => (stale ? isStale(stale)(eb) : eb.lit(true)))
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

/** Uploads that were abandoned. In random order, so that some that cannot be removed are not always first. */
export async function listStaleUploads(db: Db, stale: StaleSince, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where(isStale(stale))
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.analysis_id);
}
