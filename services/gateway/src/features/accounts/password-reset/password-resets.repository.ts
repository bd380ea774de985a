import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/**
 * Keeps the one reset link of an account that has a password; an older link opens nothing any more. False without such an
 * account, or where `email` is no longer its e-mail: a link for a mailbox that the golfer has left is not made.
 */
export async function replacePasswordReset(
  db: Db,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Date; email?: string | undefined },
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
        .where('password_hash', 'is not', null)
        .$if(reset.email !== undefined, (account) =>
          account.where((where) => where(where.fn<string>('lower', ['email']), '=', reset.email ?? '')),
        )
        .forUpdate(),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: reset.tokenHash, expires_at: reset.expiresAt }),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The account that a link is for; undefined when it is unknown, used, replaced or over. */
export async function findPasswordReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('gateway.password_reset')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses a link up under the account's lock; false when it was used or replaced meanwhile, or is over. */
export async function takePasswordReset(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('gateway.password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deletePasswordReset(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('gateway.password_reset').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.password_reset').where('expires_at', '<=', now).execute();
}
