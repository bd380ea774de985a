import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Tx = Transaction<GatewayTables>;

/** Every analysis of a golfer, deleted ones too: their files may be in the store still. */
export async function listAnalysisIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('gateway.swing').select('id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.id);
}

/** Removes the account with every row that belongs to it, and notes that something may be left elsewhere. */
export async function deleteAccountRows(tx: Tx, userId: string, now: Date): Promise<void> {
  // What an admin did is known on, to whom is not.
  await tx.updateTable('gateway.admin_audit').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx
    .insertInto('gateway.account_deletion')
    .values({ user_id: userId, deleted_at: now, confirmed_at: null })
    .execute();
  // Last, since the number of accounts is locked from here to the end of the transaction.
  await tx.deleteFrom('gateway.account').where('id', '=', userId).execute();
}

/** Some deletions, by chance: those that a dead letter holds up must not keep the others waiting. */
export async function listDeletions(db: Kysely<GatewayTables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.account_deletion')
    .select('user_id')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Takes a deletion for one process at a time; undefined when another has it or has ended it. */
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

/** Whether an upload of the golfer was running when the account went; it fails, and takes its objects with it. */
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
