import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Stores the only code of a golfer; an older one becomes invalid. */
export async function replaceHandOver(
  db: Db,
  { tokenHash, userId, expiresAt }: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  const row = { token_hash: tokenHash, expires_at: expiresAt };
  await db
    .insertInto('gateway.hand_over')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Uses a code and returns its golfer; undefined when it is unknown, used, replaced or expired. */
export async function takeHandOver(
  tx: Transaction<GatewayTables>,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('gateway.hand_over')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

/** Waits for a use of the code under way, whose session the caller can then end. */
export async function deleteHandOverOf(tx: Transaction<GatewayTables>, userId: string): Promise<void> {
  await tx.deleteFrom('gateway.hand_over').where('user_id', '=', userId).execute();
}

export async function deleteExpiredHandOvers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.hand_over').where('expires_at', '<=', now).execute();
}
