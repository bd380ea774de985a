import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Tx = Transaction<GatewayTables>;

/** Every analysis of a golfer, deleted ones included, since their files may still be in the store. */
export async function listAnalysisIdsOfUser(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('gateway.swing').select('id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.id);
}

/** Deletes the account with every row that belongs to it, and records that other services may still have data. */
export async function deleteAccountRows(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('gateway.account_deletion')
    .values({ user_id: userId, deleted_at: now, confirmed_at: null })
    .execute();
  // Late, because it locks the row that counts the accounts until the transaction ends.
  await tx.deleteFrom('gateway.account').where('id', '=', userId).execute();
  // The audit keeps what an admin did, not for which user and analysis. After the swings, whose locks an admin's action may hold:
  // it has written its entry when they are deleted.
  await tx
    .updateTable('gateway.admin_audit')
    .set({ user_id: null, details: sql`details - 'analysisId'` })
    .where('user_id', '=', userId)
    .execute();
}

/** Some deletions, in random order, so that those that wait for a dead letter do not hold up the others. */
export async function listDeletions(db: Kysely<GatewayTables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.account_deletion')
    .select('user_id')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Locks a deletion for one process at a time; undefined when another process has it or has completed it. */
export async function lockDeletion(tx: Tx, userId: string): Promise<{ isConfirmed: boolean } | undefined> {
  const row = await tx
    .selectFrom('gateway.account_deletion')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { isConfirmed: row.confirmed_at !== null };
}

/** True while an upload of the golfer is running or being discarded; it fails, and then its objects are removed. */
export async function hasUploadInProgress(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmDeletion(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('gateway.account_deletion').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

export async function endDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('gateway.account_deletion').where('user_id', '=', userId).execute();
}
