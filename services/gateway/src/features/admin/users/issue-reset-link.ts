import type { UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { issuePasswordReset } from '../../accounts/password/issue-password-reset.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';

/** Creates a link with which a golfer sets a new password, for an admin to pass on, and records that in the audit. */
export async function issueResetLink(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { userId, caller }: { userId: UserId; caller: AdminCaller },
): Promise<{ url: string; expiresAt: string }> {
  return await deps.db.transaction().execute(async (tx) => {
    const { url, expiresAt } = await issuePasswordReset({ ...deps, db: tx }, userId);
    const until = expiresAt.toISOString();
    const details = { expiresAt: until };
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'issue-password-reset', userId, details });
    return { url, expiresAt: until };
  });
}
