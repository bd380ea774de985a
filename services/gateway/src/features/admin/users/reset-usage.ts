import type { ResettableUse, UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { restoreUsage } from '../../usage/restore-usage.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';

/**
 * Resets a golfer's used uploads or views, and records that in the audit.
 * @throws AppError `not-found` when there is no such account
 */
export async function resetUsage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, field, caller }: { userId: UserId; field: ResettableUse; caller: AdminCaller },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const givenBack = await restoreUsage(tx, { userId, field, now: at });
    await recordAdminAction(tx, caller, { at, action: 'reset-usage', userId, details: { field, givenBack } });
  });
}
