import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import { recordAdminAction } from '../audit/admin-audit.repository.ts';
import { deleteAdminSession, insertAdminSession } from './admin-sessions.repository.ts';

type SignInDeps = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * Starts an admin's session and returns its token; the browser's previous session ends. Both outcomes are recorded. With a
 * `refusal` only the right password counts, and any other is answered with it.
 * @throws AppError `admin-not-set-up` without a password in the environment, `wrong-admin-password`
 */
export async function signInAdmin(
  { db, env, now }: SignInDeps,
  attempt: { password: string; previousToken: string | null; requestId: string; refusal: AppError | null },
): Promise<string> {
  if (env.ADMIN_PASSWORD === undefined) throw new AppError('admin-not-set-up');
  const entry = { at: now(), details: { requestId: attempt.requestId } };
  if (!isSameSecret(attempt.password, env.ADMIN_PASSWORD)) {
    // Not recorded: strangers with many networks would fill the audit.
    if (attempt.refusal) throw attempt.refusal;
    await recordAdminAction(db, { ...entry, action: 'login-refused' });
    throw new AppError('wrong-admin-password');
  }
  const token = newSecretToken();
  await db.transaction().execute(async (tx) => {
    if (attempt.previousToken) await deleteAdminSession(tx, hashSecretToken(attempt.previousToken));
    await insertAdminSession(tx, { tokenHash: hashSecretToken(token), now: entry.at });
    await recordAdminAction(tx, { ...entry, action: 'login' });
  });
  return token;
}

/** Ends an admin's session on the server. */
export async function signOutAdmin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session: { token: string; requestId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteAdminSession(tx, hashSecretToken(session.token));
    await recordAdminAction(tx, { at: now(), action: 'logout', details: { requestId: session.requestId } });
  });
}

/** Compares digests, which have the same length, so that the timing reveals nothing of the secret. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
