import { type AdminRecordsQuery, type AuditEntry, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listAdminActions } from './admin-audit.repository.ts';

/** A page of the audit, newest first. Paging reaches every entry, however many rejected sign-ins follow it. */
export async function listAudit({ db }: Pick<Deps, 'db'>, query: AdminRecordsQuery): Promise<AuditEntry[]> {
  const actions = await listAdminActions(db, query);
  return actions.map((action) => ({
    ...action,
    at: action.at.toISOString(),
    userId: action.userId === null ? null : userIdSchema.parse(action.userId),
  }));
}
