import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/**
 * Stores the only reset link of an account that has a password; an older link becomes invalid. False without such an account,
 * or if `email` is no longer its e-mail, so that no link goes to a mailbox that the golfer has left.
 */
export async function replacePasswordReset(
  db: Db,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Date; email?: string | undefined },
): Promise<boolean> {
  const stored = await db
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
  return stored !== undefined;
}

/** The account of a link; undefined when the link is unknown, used, replaced or expired. */
export async function findPasswordReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('gateway.password_reset')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses a link, under the account's lock; false when it was used or replaced meanwhile, or has expired. */
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
