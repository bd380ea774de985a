import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { endAllSessions, endAllSessionsOfEveryone } from '../../accounts/devices/end-all-sessions.ts';
import { operatorName } from '../admins/admins.repository.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';

/**
 * Signs a golfer out on every device, for a phone that was lost or an account that strangers use, and records that in the audit.
 * @throws AppError `not-found` when there is no such account
 */
export async function endSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, caller }: { userId: UserId; caller: AdminCaller },
): Promise<{ endedSessions: number }> {
  return await db.transaction().execute(async (tx) => {
    const endedSessions = await endAllSessions(tx, userId);
    if (endedSessions === null) throw new AppError('not-found');
    await recordAdminAction(tx, caller, { at: now(), action: 'end-sessions', userId, details: { endedSessions } });
    return { endedSessions };
  });
}

/**
 * Signs every golfer out, for an operator who must assume that session cookies leaked. The audit has its start, so that a
 * command that is killed midway is recorded too, and its end.
 * @returns how many sessions ended
 */
export async function endEverySession({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const caller = { admin: operatorName, requestId: null };
  await recordAdminAction(db, caller, { at: now(), action: 'start-end-every-session' });
  const endedSessions = await endAllSessionsOfEveryone(db, now());
  await recordAdminAction(db, caller, { at: now(), action: 'end-every-session', details: { endedSessions } });
  return endedSessions;
}
