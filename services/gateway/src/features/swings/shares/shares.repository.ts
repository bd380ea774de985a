import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;
export type ShareRow = GatewayTables['gateway.share'];

export async function hasSwing(db: Db, ownerId: string, analysisId: string): Promise<boolean> {
  return (await ownSwing(db, ownerId, analysisId).select('id').executeTakeFirst()) !== undefined;
}

const ownSwing = (db: Db, ownerId: string, analysisId: string) =>
  db
    .selectFrom('gateway.swing')
    .where('id', '=', analysisId)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null);

export async function insertShare(tx: Tx, share: ShareRow): Promise<void> {
  await tx.insertInto('gateway.share').values(share).execute();
}

/** Links that are valid now, newest first. */
export async function listLiveShares(db: Db, analysisId: string, now: Date): Promise<ShareRow[]> {
  return await db
    .selectFrom('gateway.share')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The valid link with this token, with the owner of the analysis that it shows; undefined when there is none, it has expired, or its swing was deleted. */
export async function findLiveShare(db: Db, tokenHash: Buffer, now: Date) {
  return await db
    .selectFrom('gateway.share as share')
    .innerJoin('gateway.swing as swing', 'swing.id', 'share.analysis_id')
    .innerJoin('gateway.account as account', 'account.id', 'swing.user_id')
    .select(['share.id', 'share.analysis_id', 'share.golfer_name', 'share.expires_at', 'swing.user_id'])
    .select(['account.height_cm', 'account.length_unit'])
    .where('share.token_hash', '=', tokenHash)
    .where('share.expires_at', '>', now)
    .where('swing.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a link until the transaction ends; false when it has been turned off. */
export async function lockShare(tx: Tx, shareId: string): Promise<boolean> {
  const share = await tx
    .selectFrom('gateway.share')
    .select('id')
    .where('id', '=', shareId)
    .forUpdate()
    .executeTakeFirst();
  return share !== undefined;
}

/** False when the owner's analysis has no such link. */
export async function deleteShare(
  db: Db,
  { ownerId, analysisId, shareId }: { ownerId: string; analysisId: string; shareId: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gateway.share')
    .where('id', '=', shareId)
    .where('analysis_id', 'in', ownSwing(db, ownerId, analysisId).select('id'))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Ends all links of a swing and deletes its comments, in the transaction that deletes the swing. */
export async function deleteSharesOf(tx: Tx, analysisId: string): Promise<void> {
  // Links first: a comment that is being written holds the lock of its link, and is committed when the link can be deleted.
  await tx.deleteFrom('gateway.share').where('analysis_id', '=', analysisId).execute();
  await tx.deleteFrom('gateway.swing_comment').where('analysis_id', '=', analysisId).execute();
}

export async function deleteExpiredShares(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.share').where('expires_at', '<=', now).execute();
}
