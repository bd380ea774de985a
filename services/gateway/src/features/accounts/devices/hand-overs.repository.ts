import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Stores the only code of a golfer; an older one becomes invalid. */
export async function replaceHandOver(
  db: Db,
  code: { tokenHash: Buffer; userId: string; expiresAt: Date; signedInAt: Date },
): Promise<void> {
  const row = { token_hash: code.tokenHash, expires_at: code.expiresAt, signed_in_at: code.signedInAt };
  await db
    .insertInto('gateway.hand_over')
    .values({ ...row, user_id: code.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** The golfer of a code; undefined when it is unknown, used or replaced. */
export async function findHandOver(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('gateway.hand_over')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses a code; undefined when it is unknown, used, replaced or expired. The caller holds the lock of its golfer's account. */
export async function takeHandOver(
  tx: Transaction<GatewayTables>,
  tokenHash: Buffer,
  now: Date,
): Promise<{ signedInAt: Date | null } | undefined> {
  return await tx
    .deleteFrom('gateway.hand_over')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('signed_in_at as signedInAt')
    .executeTakeFirst();
}

/** Deletes the code of a golfer; the caller holds the lock of the account, for which a use under way has waited or been waited for. */
export async function deleteHandOverOf(tx: Transaction<GatewayTables>, userId: string): Promise<void> {
  await tx.deleteFrom('gateway.hand_over').where('user_id', '=', userId).execute();
}

export async function deleteEveryHandOver(db: Db): Promise<void> {
  await db.deleteFrom('gateway.hand_over').execute();
}

export async function deleteExpiredHandOvers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.hand_over').where('expires_at', '<=', now).execute();
}
