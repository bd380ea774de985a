import { type UserId, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { pruneLogins } from '../oidc/login-attempt.ts';
import { deleteExpiredResets } from '../password-reset/password-resets.repository.ts';
import { hashSessionToken, isSessionOver, sessionLifetime } from './session-token.ts';
import { deleteSession, deleteSessionsUnusedSince, findStoredSession, touchSession } from './sessions.repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'now' | 'sessions'>;

/** Use is noted once a minute: not every request must write. */
const touchEveryMs = 60_000;

/** Whose session a token opens; null when it is unknown, revoked or over. */
export async function findSession({ db, now, sessions }: SessionDeps, token: string): Promise<UserId | null> {
  const tokenHash = hashSessionToken(token);
  const asOf = sessions.moment();
  const at = now();
  const kept = sessions.get(tokenHash);
  // Another gateway may have noted a later use: that a session is over is never told from memory.
  const known = kept && !isSessionOver(kept, at) ? kept : undefined;
  const session = known ?? (await findStoredSession(db, tokenHash));
  if (!session) return null;
  if (isSessionOver(session, at)) {
    await deleteSession(db, tokenHash);
    return null;
  }
  const isDue = at.getTime() - session.lastSeenAt.getTime() > touchEveryMs;
  if (isDue) await touchSession(db, tokenHash, at);
  if (isDue || !known) sessions.keep(tokenHash, { ...session, lastSeenAt: isDue ? at : session.lastSeenAt }, asOf);
  return userIdSchema.parse(session.userId);
}

/** Forgets the sessions, reset links and logins that are over. */
export async function pruneSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  await deleteExpiredResets(db, now());
  await pruneLogins({ db, now });
  await deleteSessionsUnusedSince(db, before(sessionLifetime.idleS), before(sessionLifetime.absoluteS));
}
