import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export async function insertUploadRemoval(tx: Tx, analysisId: string, now: Date): Promise<void> {
  await tx.insertInto('gateway.upload_removal').values({ analysis_id: analysisId, ordered_at: now }).execute();
}

/**
 * Inserts a removal for each upload of a golfer whose files are not removed yet. Uploads whose videos arrive in parts end with
 * it; those that arrive in one request end by themselves.
 */
export async function insertUploadRemovals(tx: Tx, userId: string, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('gateway.upload_in_progress')
    .where('user_id', '=', userId)
    .where('upload_key', 'is not', null)
    .returning('analysis_id')
    .execute();
  for (const { analysis_id } of ended) await insertUploadRemoval(tx, analysis_id, now);
  await tx
    .insertInto('gateway.upload_removal')
    .columns(['analysis_id', 'ordered_at'])
    .expression((select) =>
      select
        .selectFrom('gateway.mobility_film')
        .select(({ val }) => ['id', val(now).$castTo<Date>().as('ordered_at')])
        .where('user_id', '=', userId)
        .where('failures', 'is', null),
    )
    .execute();
  await tx
    .insertInto('gateway.upload_removal')
    .columns(['analysis_id', 'ordered_at'])
    .expression((select) =>
      select
        .selectFrom('gateway.swing')
        .select(({ val }) => ['id', val(now).$castTo<Date>().as('ordered_at')])
        .where('user_id', '=', userId)
        .where('files_removed_at', 'is', null),
    )
    .execute();
}

/**
 * In random order, so that some that cannot be removed are not always the first. None is claimed: to remove files twice does
 * no harm, and a run removes a batch in parallel, so that a store that does not answer costs one timeout.
 */
export async function listUploadRemovals(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.upload_removal')
    .select('analysis_id')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.analysis_id);
}

export async function deleteUploadRemoval(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('gateway.upload_removal').where('analysis_id', '=', analysisId).execute();
}
