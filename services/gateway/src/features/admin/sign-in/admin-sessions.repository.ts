import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { ownerName } from '../admins/admins.repository.ts';

type Db = Kysely<GatewayTables>;

export async function insertAdminSession(
  db: Db,
  session: { tokenHash: Buffer; admin: string; now: Date },
): Promise<void> {
  await db
    .insertInto('gateway.admin_session')
    .values({
      token_hash: session.tokenHash,
      admin: session.admin,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute();
}

/** Records the use, if it is one, of a session that has not expired, and returns whose it is; undefined when there is none. */
export async function touchAdminSession(
  db: Db,
  session: {
    hashes: { owner: Buffer; named: Buffer };
    isUse: boolean;
    now: Date;
    seenSince: Date;
    createdSince: Date;
  },
): Promise<{ name: string; hasSecondFactor: boolean } | undefined> {
  return await db
    .updateTable('gateway.admin_session as session')
    .from('gateway.admin as admin')
    .set((set) => ({ last_seen_at: session.isUse ? set.val(session.now) : set.ref('session.last_seen_at') }))
    .whereRef('admin.name', '=', 'session.admin')
    .where((where) =>
      where.or([
        where.and({ 'session.admin': ownerName, 'session.token_hash': session.hashes.owner }),
        where('session.admin', '!=', ownerName).and('session.token_hash', '=', session.hashes.named),
      ]),
    )
    .where('session.last_seen_at', '>', session.seenSince)
    .where('session.created_at', '>', session.createdSince)
    .returning(['admin.name', sql<boolean>`admin.secret is not null`.as('hasSecondFactor')])
    .executeTakeFirst();
}

export async function deleteAdminSession(db: Db, hashes: { owner: Buffer; named: Buffer }): Promise<void> {
  await db.deleteFrom('gateway.admin_session').where('token_hash', 'in', [hashes.owner, hashes.named]).execute();
}

export async function deleteAdminSessionsBefore(db: Db, seenSince: Date, createdSince: Date): Promise<void> {
  await db
    .deleteFrom('gateway.admin_session')
    .where((where) => where.or([where('last_seen_at', '<=', seenSince), where('created_at', '<=', createdSince)]))
    .execute();
}
