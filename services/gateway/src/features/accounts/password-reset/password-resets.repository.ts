import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Keeps the one reset link of an account that has a password; an older link opens nothing any more. False without such an account. */
export async function replacePasswordReset(
  db: Db,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('gateway.password_reset')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression((select) =>
      select
        .selectFrom('gateway.account')
        .select(({ val }) => [
          val(reset.tokenHash).as('token_hash'),
          'id',
          val(reset.expiresAt).$castTo<Date>().as('expires_at'),
        ])
        .where('id', '=', reset.userId)
        .where('password_hash', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: reset.tokenHash, expires_at: reset.expiresAt }),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Uses a link up and gives its account; undefined when it is unknown, used, replaced or over. */
export async function takePasswordReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('gateway.password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

export async function deletePasswordReset(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('gateway.password_reset').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.password_reset').where('expires_at', '<=', now).execute();
}
