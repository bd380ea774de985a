import type { AuditEntry, AuditQuery } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** What an admin can do that is written down. */
export type AdminAction = 'login' | 'login-refused' | 'logout' | 'reset-usage' | 'issue-password-reset';

/**
 * Writes down what an admin did; `db` is the transaction of the deed, so that neither is there without the other. The
 * details hold no personal data and nothing that opens anything.
 */
export async function recordAdminAction(
  db: Db,
  entry: { at: Date; action: AdminAction; userId?: string; details: AuditEntry['details'] },
): Promise<void> {
  await db
    .insertInto('gateway.admin_audit')
    .values({ at: entry.at, action: entry.action, user_id: entry.userId ?? null, details: entry.details })
    .execute();
}

/** Newest first, those before an id where one is given. */
export async function listAdminActions(
  db: Db,
  { before, limit }: AuditQuery,
): Promise<{ id: number; at: Date; action: string; userId: string | null; details: AuditEntry['details'] }[]> {
  return await db
    .selectFrom('gateway.admin_audit')
    .select(['id', 'at', 'action', 'user_id as userId', 'details'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets refused attempts to sign in: those before a moment, and all but the newest `most`. */
export async function deleteRefusedLogins(db: Db, { before, most }: { before: Date; most: number }): Promise<void> {
  const tooMany = db
    .selectFrom('gateway.admin_audit')
    .select('id')
    .where('action', '=', 'login-refused' satisfies AdminAction)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1);
  await db
    .deleteFrom('gateway.admin_audit')
    .where('action', '=', 'login-refused' satisfies AdminAction)
    .where((where) => where.or([where('at', '<', before), where('id', '<=', tooMany)]))
    .execute();
}
