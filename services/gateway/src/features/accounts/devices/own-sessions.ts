import type { Session, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { lockCredentials } from '../accounts.repository.ts';
import { isSessionExpired } from '../sessions/session-token.ts';
import { deleteSession, deleteSessionOf, findStoredSession, listSessionsOf } from '../sessions/sessions.repository.ts';
import { deleteHandOverOf } from './hand-overs.repository.ts';

/** The golfer's sessions, the last used first; `token` is that of the caller's session. */
export async function listOwnSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, token }: { userId: UserId; token: string | null },
): Promise<Session[]> {
  const own = token === null ? null : hashSecretToken(token);
  const sessions = await listSessionsOf(db, userId);
  const present = sessions.filter((session) => !isSessionExpired(session, now()));
  return present.map(({ id, tokenHash, createdAt, lastSeenAt, device }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: own?.equals(tokenHash) ?? false,
    device,
  }));
}

/** Ends a session on the server, so that its token is invalid everywhere, and a hand-over code that it may have shown. */
export async function endSession({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  const tokenHash = hashSecretToken(token);
  await db.transaction().execute(async (tx) => {
    const session = await findStoredSession(tx, tokenHash);
    if (!session) return;
    await lockCredentials(tx, session.userId);
    await deleteHandOverOf(tx, session.userId);
    await deleteSession(tx, tokenHash);
  });
}

/**
 * Ends one of the golfer's sessions, and a hand-over code that it may have shown.
 * @throws AppError `not-found` when no session of theirs has this id
 */
export async function revokeOwnSession(
  { db }: Pick<Deps, 'db'>,
  { userId, sessionId }: { userId: UserId; sessionId: string },
): Promise<void> {
  if (!isUuid(sessionId)) throw new AppError('not-found');
  await db.transaction().execute(async (tx) => {
    // A code that the session is just making is then there to delete, or is not made because the session has ended.
    await lockCredentials(tx, userId);
    await deleteHandOverOf(tx, userId);
    if (!(await deleteSessionOf(tx, userId, sessionId))) throw new AppError('not-found');
  });
}
