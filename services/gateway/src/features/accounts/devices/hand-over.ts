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
    if (!(isThere && sessionToken !== null && (await findStoredSession(tx, hashSecretToken(sessionToken))))) {
      throw new AppError('not-signed-in');
    }
    await replaceHandOver(tx, { tokenHash: hashSecretToken(code), userId, expiresAt });
  });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Signs a browser in with a code. @throws AppError `hand-over-expired` */
export async function redeemHandOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
  browser: SignInBrowser,
): Promise<{ userId: UserId; token: string }> {
  return await db.transaction().execute(async (tx) => {
    const tokenHash = hashSecretToken(code);
    const userId = await findHandOver(tx, tokenHash);
    const isThere = userId !== undefined && (await lockCredentials(tx, userId));
    if (!(isThere && (await takeHandOver(tx, tokenHash, now())))) throw new AppError('hand-over-expired');
    return {
      userId: userIdSchema.parse(userId),
      token: await insertNewSession(tx, { ...browser, userId, now: now() }),
    };
  });
}

export const pruneHandOvers = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteExpiredHandOvers(db, now());
