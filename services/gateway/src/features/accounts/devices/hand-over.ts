import { type HandOver, type UserId, userIdSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import { lockCredentials } from '../accounts.repository.ts';
import { insertNewSession, type SignInBrowser } from '../sessions/change-session.ts';
import { findStoredSession } from '../sessions/sessions.repository.ts';
import { deleteExpiredHandOvers, findHandOver, replaceHandOver, takeHandOver } from './hand-overs.repository.ts';

/** Long enough to point a phone at a screen. */
const lifetimeMs = 120_000;

/**
 * Creates the code with which the golfer's own phone signs in, valid for two minutes and one use. The screen shows it as a QR
 * code of a link; the database has its digest.
 * @throws AppError `not-signed-in` where the session has ended
 */
export async function createHandOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, sessionToken }: { userId: UserId; sessionToken: string | null },
): Promise<HandOver> {
  const code = newSecretToken();
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await db.transaction().execute(async (tx) => {
    // A session that was ended meanwhile leaves no code behind, with which its holder could come back.
    const isThere = await lockCredentials(tx, userId);
    const session = isThere && sessionToken !== null && (await findStoredSession(tx, hashSecretToken(sessionToken)));
    if (!session) throw new AppError('not-signed-in');
    const tokenHash = hashSecretToken(code);
    await replaceHandOver(tx, { tokenHash, userId, expiresAt, signedInAt: session.createdAt });
  });
  return { code, expiresAt: expiresAt.toISOString() };
}

/**
 * Signs a browser in with a code. Its session counts from the sign-in of the one that showed the code: no password was entered
 * since. @throws AppError `hand-over-expired`
 */
export async function redeemHandOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
  browser: SignInBrowser,
): Promise<{ userId: UserId; token: string }> {
  return await db.transaction().execute(async (tx) => {
    const tokenHash = hashSecretToken(code);
    const userId = await findHandOver(tx, tokenHash);
    const isThere = userId !== undefined && (await lockCredentials(tx, userId));
    const at = now();
    const taken = isThere && (await takeHandOver(tx, tokenHash, at));
    if (!taken) throw new AppError('hand-over-expired');
    const token = await insertNewSession(tx, { ...browser, userId, now: at, signedInAt: taken.signedInAt ?? at });
    return { userId: userIdSchema.parse(userId), token };
  });
}

export const pruneHandOvers = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteExpiredHandOvers(db, now());
