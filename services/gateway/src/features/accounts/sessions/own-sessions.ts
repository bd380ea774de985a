import type { Session, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { hashSessionToken, isSessionOver } from './session-token.ts';
import { deleteSessionOf, listSessionsOf } from './sessions.repository.ts';

/** Where a golfer is signed in, the session used last first; `token` is that of the session that asks. */
export async function listOwnSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, token }: { userId: UserId; token: string | null },
): Promise<Session[]> {
  const own = token === null ? null : hashSessionToken(token);
  const sessions = await listSessionsOf(db, userId);
  const present = sessions.filter((session) => !isSessionOver(session, now()));
  return present.map(({ id, tokenHash, createdAt, lastSeenAt, device }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: own?.equals(tokenHash) ?? false,
    device,
  }));
}

/** Signs a golfer out somewhere. @throws AppError `not-found` when no session of theirs has this id */
export async function revokeOwnSession(
  { db }: Pick<Deps, 'db'>,
  { userId, sessionId }: { userId: UserId; sessionId: string },
): Promise<void> {
  const id = z.uuid().safeParse(sessionId);
  if (!id.success || !(await deleteSessionOf(db, userId, id.data))) throw new AppError('not-found');
}
