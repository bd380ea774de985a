import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { deleteAdminSessionsBefore, touchAdminSession } from './admin-sessions.repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'>;

/** An admin's session expires after half an hour without a call, and in any case after a working day. */
export const adminSessionLifetime = { idleS: 1_800, absoluteS: 8 * 3_600 } as const;

/** The admin to whose valid session a token belongs; its use is recorded. */
export async function findAdminSession(
  { db, now }: SessionDeps,
  token: string,
): Promise<{ name: string; hasSecondFactor: boolean } | undefined> {
  const at = now();
  return await touchAdminSession(db, { tokenHash: hashSecretToken(token), now: at, ...liveSince(at) });
}

/** Deletes expired sessions. */
export async function pruneAdminSessions({ db, now }: SessionDeps): Promise<void> {
  const { seenSince, createdSince } = liveSince(now());
  await deleteAdminSessionsBefore(db, seenSince, createdSince);
}

function liveSince(now: Date): { seenSince: Date; createdSince: Date } {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  return { seenSince: before(adminSessionLifetime.idleS), createdSince: before(adminSessionLifetime.absoluteS) };
}
