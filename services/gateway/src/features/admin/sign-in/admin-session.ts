import type { Deps } from '../../../deps.ts';
import { adminTokenHashes } from '../admins/hash-admin-token.ts';
import { deleteAdminSessionsBefore, touchAdminSession } from './admin-sessions.repository.ts';

/** An admin's session expires after half an hour without a call, and in any case after a working day. */
export const adminSessionLifetime = { idleS: 1_800, absoluteS: 8 * 3_600 } as const;

/** The admin to whose valid session a token belongs; if the call is a use of it, that is recorded. */
export async function findAdminSession(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { token, isUse }: { token: string; isUse: boolean },
): Promise<{ name: string; hasSecondFactor: boolean } | undefined> {
  const now = deps.now();
  return await touchAdminSession(deps.db, {
    hashes: adminTokenHashes(deps, token),
    isUse,
    now,
    ...liveSince(now),
  });
}

/** Deletes expired sessions. */
export async function pruneAdminSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { seenSince, createdSince } = liveSince(now());
  await deleteAdminSessionsBefore(db, seenSince, createdSince);
}

function liveSince(now: Date): { seenSince: Date; createdSince: Date } {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  return { seenSince: before(adminSessionLifetime.idleS), createdSince: before(adminSessionLifetime.absoluteS) };
}
