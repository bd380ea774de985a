import { type Kysely, type NotNull, type Selectable, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { StoredPart } from '../../../object-store/part-store.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export type Transfer = Selectable<GatewayTables['gateway.transfer']>;
export type EndedTransfer = Pick<Transfer, 'object_key'>;

/**
 * Opens the upload that a client names, unless it is open. It expires as it did when it was opened: a client that goes on replacing
 * its videos must not keep it forever.
 * @returns the id that its analysis will have, and when it expires
 */
export async function openUpload(
  tx: Tx,
  upload: { analysisId: string; userId: string; clientKey: string; now: Date; expiresAt: Date },
): Promise<{ analysis_id: string; expires_at: Date }> {
  const { analysisId, userId, clientKey, now, expiresAt } = upload;
  // The discard of stale uploads removes what is left of it.
  await tx
    .updateTable('gateway.upload_in_progress')
    .set({ discarding_at: now })
    .where('user_id', '=', userId)
    .where('upload_key', '=', clientKey)
    .where('discarding_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const row = await tx
    .insertInto('gateway.upload_in_progress')
    .values({
      analysis_id: analysisId,
      user_id: userId,
      started_at: now,
      discarding_at: null,
      upload_key: clientKey,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'upload_key'])
        .where('discarding_at', 'is', null)
        // Changes nothing, so that the row that is there is returned.
        .doUpdateSet({ expires_at: ({ ref }) => ref('gateway.upload_in_progress.expires_at') }),
    )
    .returning(['analysis_id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { analysis_id: row.analysis_id, expires_at: row.expires_at ?? expiresAt };
}

/** Open uploads of a golfer beyond the newest ones. */
export async function listOlderUploads(tx: Tx, userId: string, newest: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where('user_id', '=', userId)
    .where('upload_key', 'is not', null)
    .where('discarding_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .offset(newest)
    .execute();
  return rows.map((row) => row.analysis_id);
}

/** Whether an upload is still open, which stays so until the transaction ends. */
export async function lockOpenUpload(tx: Tx, analysisId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gateway.upload_in_progress')
    .select('analysis_id')
    .where('analysis_id', '=', analysisId)
    .where('discarding_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type NewTransfer = Omit<Transfer, 'offset_bytes' | 'parts' | 'tail' | 'attempts'>;

/** Inserts a transfer in the place of the one of the same view. @returns that one, which is to be removed */
export async function replaceTransfer(tx: Tx, transfer: NewTransfer): Promise<EndedTransfer | undefined> {
  const replaced = await tx
    .deleteFrom('gateway.transfer')
    .where('analysis_id', '=', transfer.analysis_id)
    .where('view', '=', transfer.view)
    .returning('object_key')
    .executeTakeFirst();
  await tx.insertInto('gateway.transfer').values(transfer).execute();
  return replaced;
}

const openTransfers = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('gateway.transfer as transfer')
    .innerJoin('gateway.upload_in_progress as upload', 'upload.analysis_id', 'transfer.analysis_id')
    .where('transfer.user_id', '=', userId)
    .where('upload.discarding_at', 'is', null)
    .where('upload.expires_at', '>', now);

/** The golfer's open transfers with these ids, without their tails. */
export const listTransfers = (db: Db, of: { userId: string; now: Date }, ids: readonly string[]) =>
  openTransfers(db, of)
    .where('transfer.id', 'in', ids)
    .select(['transfer.id', 'transfer.analysis_id', 'transfer.view', 'transfer.object_key'])
    .select(['transfer.store_upload_id', 'transfer.parts', 'transfer.size_bytes', 'transfer.offset_bytes'])
    .select('upload.expires_at')
    .$narrowType<{ expires_at: NotNull }>()
    .execute();
export type FoundTransfer = Awaited<ReturnType<typeof listTransfers>>[number];

/**
 * Begins a request that sends a part: counts it, and returns what is stored and when it expires. Undefined when the golfer has no such
 * transfer at this offset.
 */
export async function beginAttempt(
  db: Db,
  { id, offset, userId, now }: { id: string; offset: number; userId: string; now: Date },
): Promise<(Transfer & { expires_at: Date }) | undefined> {
  return await db
    .updateTable('gateway.transfer as transfer')
    .from('gateway.upload_in_progress as upload')
    .set(({ eb }) => ({ attempts: eb('transfer.attempts', '+', 1) }))
    .whereRef('upload.analysis_id', '=', 'transfer.analysis_id')
    .where('transfer.id', '=', id)
    .where('transfer.user_id', '=', userId)
    .where('transfer.offset_bytes', '=', offset)
    .where('upload.discarding_at', 'is', null)
    .where('upload.expires_at', '>', now)
    .returningAll('transfer')
    .returning('upload.expires_at')
    .$narrowType<{ expires_at: NotNull }>()
    .executeTakeFirst();
}

/**
 * Records bytes that are stored: a part in the object store, or the tail. False when another request has stored bytes since, or
 * the transfer has ended: then these do not count.
 */
export async function advanceTransfer(
  db: Db,
  transfer: { id: string; fromOffset: number; toOffset: number },
  stored: { part: StoredPart } | { tail: Buffer },
): Promise<boolean> {
  const [parts, tail] = 'part' in stored ? [[stored.part], Buffer.alloc(0)] : [[], stored.tail];
  const row = await db
    .updateTable('gateway.transfer')
    .set({ offset_bytes: transfer.toOffset, parts: sql`parts || ${JSON.stringify(parts)}::jsonb`, tail })
    .where('id', '=', transfer.id)
    .where('offset_bytes', '=', transfer.fromOffset)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a transfer. @returns what is to be removed from the object store; undefined when the golfer has no such transfer */
export async function deleteTransfer(db: Db, userId: string, id: string): Promise<EndedTransfer | undefined> {
  return await db
    .deleteFrom('gateway.transfer')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('object_key')
    .executeTakeFirst();
}

/** Deletes the transfers of an upload except these. @returns what is to be removed from the object store */
export async function deleteOtherTransfers(
  db: Db,
  analysisId: string,
  ids: readonly string[],
): Promise<EndedTransfer[]> {
  return await db
    .deleteFrom('gateway.transfer')
    .where('analysis_id', '=', analysisId)
    .where('id', 'not in', ids)
    .returning('object_key')
    .execute();
}

/**
 * Ends the transfers of an upload that becomes a swing. False when they are not exactly these, since one ended or began meanwhile, or
 * when the upload is being discarded.
 */
export async function takeTransfers(tx: Tx, analysisId: string, ids: readonly string[]): Promise<boolean> {
  if (!(await lockOpenUpload(tx, analysisId))) return false;
  const taken = await tx.deleteFrom('gateway.transfer').where('analysis_id', '=', analysisId).returning('id').execute();
  return taken.length === ids.length && taken.every(({ id }) => ids.includes(id));
}
