import type { AdminRecordsQuery, AuditEntry } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Who acts: the admin's name, null if that is not known; and the request, which the log has. */
export interface AdminCaller {
  admin: string | null;
  /** null for a command of an operator. */
  requestId: string | null;
}

/** Entries that strangers, and who has an admin's password, can cause as often as the limits let them. The database deletes no other. */
const refusedActions = ['login-refused', 'code-asked', 'code-refused', 'password-refused'] as const;
type RefusedAction = (typeof refusedActions)[number];

/** Action that is recorded in the audit. */
export type AdminAction =
  | 'login'
  | RefusedAction
  | 'logout'
  | 'turn-second-factor-on'
  | 'turn-second-factor-off'
  | 'start-second-factor'
  | 'replace-recovery-codes'
  | 'add-admin'
  | 'set-admin-password'
  | 'remove-admin'
  | 'reset-usage'
  | 'issue-password-reset'
  | 'end-sessions'
  | 'start-end-every-session'
  | 'end-every-session'
  | 'download-exercises'
  | 'import-exercises'
  | 'redrive-dead-letters'
  | 'retry-analysis';

/**
 * Records what an admin did. `db` is the transaction of the action, so that both are committed or neither. The details
 * contain no personal data and no secrets.
 */
export async function recordAdminAction(
  db: Db,
  { admin, requestId }: AdminCaller,
  entry: { at: Date; action: AdminAction; userId?: string; details?: AuditEntry['details'] },
): Promise<void> {
  const details = { ...entry.details, ...(requestId && { requestId }) };
  await db
    .insertInto('gateway.admin_audit')
    .values({ at: entry.at, action: entry.action, admin, user_id: entry.userId ?? null, details })
    .execute();
}

/** Newest first; only those before an id, if one is given. */
export async function listAdminActions(
  db: Db,
  { before, limit }: AdminRecordsQuery,
): Promise<
  {
    id: number;
    at: Date;
    action: string;
    admin: string | null;
    userId: string | null;
    details: AuditEntry['details'];
  }[]
> {
  return await db
    .selectFrom('gateway.admin_audit')
    .select(['id', 'at', 'action', 'admin', 'user_id as userId', 'details'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes attempts that got no one in: those before a moment, and all but the newest `most`. */
export async function deleteRefusedLogins(db: Db, { before, most }: { before: Date; most: number }): Promise<void> {
  const tooMany = db
    .selectFrom('gateway.admin_audit')
    .select('id')
    .where('action', 'in', refusedActions)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1);
  await db
    .deleteFrom('gateway.admin_audit')
    .where('action', 'in', refusedActions)
    .where((where) => where.or([where('at', '<', before), where('id', '<=', tooMany)]))
    .execute();
}
