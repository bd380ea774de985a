import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export async function insertAdminSession(db: Db, session: { tokenHash: Buffer; now: Date }): Promise<void> {
  await db
    .insertInto('gateway.admin_session')
    .values({ token_hash: session.tokenHash, created_at: session.now, last_seen_at: session.now })
    .execute();
}

/** Records the use of a session that has not expired; false when there is none. */
export async function touchAdminSession(
  db: Db,
  session: { tokenHash: Buffer; now: Date; seenSince: Date; createdSince: Date },
): Promise<boolean> {
  const touched = await db
    .updateTable('gateway.admin_session')
    .set({ last_seen_at: session.now })
    .where('token_hash', '=', session.tokenHash)
    .where('last_seen_at', '>', session.seenSince)
    .where('created_at', '>', session.createdSince)
    .returning('created_at')
    .executeTakeFirst();
  return touched !== undefined;
}

export async function deleteAdminSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('gateway.admin_session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteAdminSessionsBefore(db: Db, seenSince: Date, createdSince: Date): Promise<void> {
  await db
    .deleteFrom('gateway.admin_session')
    .where((where) => where.or([where('last_seen_at', '<=', seenSince), where('created_at', '<=', createdSince)]))
    .execute();
}
