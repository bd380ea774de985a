import { type AuditEntry, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { listAdminActions } from './admin-audit.repository.ts';

const shownActions = 200;

/** What admins did last, newest first. */
export async function listAudit({ db }: Pick<Deps, 'db'>): Promise<AuditEntry[]> {
  const actions = await listAdminActions(db, shownActions);
  return actions.map((action) => ({
    ...action,
    at: action.at.toISOString(),
    userId: action.userId === null ? null : userIdSchema.parse(action.userId),
  }));
}
