import { type UserId, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { isSessionExpired, sessionLifetime } from './session-token.ts';
import { deleteSession, deleteSessionsUnusedSince, findStoredSession, touchSession } from './sessions.repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'now' | 'sessions'>;

/** The last use is recorded once a minute, so that not every request writes. */
const touchEveryMs = 60_000;

/** The user whose session a token opens; null when it is unknown, revoked or expired. */
export async function findSession({ db, now, sessions }: SessionDeps, token: string): Promise<UserId | null> {
  const tokenHash = hashSecretToken(token);
  const asOf = sessions.version();
  const at = now();
  const cached = sessions.get(tokenHash);
  // Another gateway may have recorded a later use, so only the database decides that a session has expired.
  const known = cached && !isSessionExpired(cached, at) ? cached : undefined;
  const session = known ?? (await findStoredSession(db, tokenHash));
  if (!session) return null;
  if (isSessionExpired(session, at)) {
    await deleteSession(db, tokenHash);
    return null;
  }
  const isDue = at.getTime() - session.lastSeenAt.getTime() > touchEveryMs;
  if (isDue) await touchSession(db, tokenHash, at);
  if (isDue || !known) sessions.set(tokenHash, { ...session, lastSeenAt: isDue ? at : session.lastSeenAt }, asOf);
  return userIdSchema.parse(session.userId);
}

/** Deletes expired sessions. */
export async function pruneSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  await deleteSessionsUnusedSince(db, before(sessionLifetime.idleS), before(sessionLifetime.absoluteS));
}
