import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export async function insertUploadInProgress(
  db: Db,
  upload: { analysisId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('gateway.upload_in_progress')
    .values({ analysis_id: upload.analysisId, user_id: upload.userId, started_at: upload.now })
    .execute();
}

/**
 * Ends an upload, to keep it or to throw it away: who deletes the row decides. Waits for a transaction that is about to
 * do the same; false when the upload has been ended already.
 */
export async function deleteUploadInProgress(tx: Tx, analysisId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('gateway.upload_in_progress')
    .where('analysis_id', '=', analysisId)
    .returning('analysis_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function listUploadsStartedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.analysis_id);
}

export async function findUploadByKey(db: Db, userId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('gateway.idempotency_key')
    .select('analysis_id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.analysis_id;
}

export async function insertUploadKey(
  tx: Tx,
  upload: { userId: string; key: string; analysisId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.idempotency_key')
    .values({ user_id: upload.userId, key: upload.key, analysis_id: upload.analysisId, created_at: upload.now })
    .execute();
}
