import type { Deps } from '../../deps.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';
import { deleteSession, insertSession } from './sessions.repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Begins a session and gives its token. The one that the browser had before ends: a token that somebody planted there
 * never becomes the golfer's.
 */
export async function startSession(
  { db, now }: SessionDeps,
  { userId, previousToken }: { userId: string; previousToken: string | null },
): Promise<string> {
  const token = newSessionToken();
  await db.transaction().execute(async (tx) => {
    if (previousToken) await deleteSession(tx, hashSessionToken(previousToken));
    await insertSession(tx, { tokenHash: hashSessionToken(token), userId, now: now() });
  });
  return token;
}

/** Ends a session on the server, wherever its token may be. */
export async function endSession({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await deleteSession(db, hashSessionToken(token));
}
