import { analysisIdSchema, type UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { discardUploadsOfUser } from '../../swings/deletion/discard-uploads.ts';
import { lockUsage } from '../../usage/upload-credit.ts';
import { findCredentials } from '../accounts.repository.ts';
import { checkPassword } from '../credentials/check-password.ts';
import { deleteKnownNetworks } from '../credentials/limit-guesses.ts';
import { lockCheckedPassword } from '../credentials/lock-checked-password.ts';
import { findStoredSession } from '../sessions/sessions.repository.ts';
import { deleteAccountRows, listAnalysisIdsOfUser } from './account-deletions.repository.ts';

/** A golfer without a password proves their identity by a session that is younger than this. */
const recentSessionMs = 900_000;

/**
 * Deletes an account with everything that this service stores of it, and publishes the event on which all others do the
 * same. Uploaded files follow in the background (`removeDiscardedFiles`), and so does work that is under way elsewhere
 * (`completeDeletions`). Uploads that run meanwhile fail.
 * @throws AppError `not-signed-in` when the account is gone; `password-required`, `wrong-password`; `sign-in-again` where
 *   there is no password and the session is not recent
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'now' | 'rates' | 'logger'>,
  request: { userId: UserId; password: string | undefined; address: string; sessionToken: string | null },
): Promise<void> {
  const { userId, password } = request;
  const { email, passwordHash } = await assertIdentity(deps, request);
  await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    if (!(await lockCheckedPassword(tx, { userId, passwordHash, password }))) throw new AppError('wrong-password');
    const analysisIds = (await listAnalysisIdsOfUser(tx, userId)).map((id) => analysisIdSchema.parse(id));
    await publish(tx, { type: 'user.deleted', payload: { userId, analysisIds } });
    await discardUploadsOfUser(tx, userId, deps.now());
    await deleteAccountRows(tx, userId, deps.now());
  });
  await deleteKnownNetworks(deps, email);
}

/**
 * Verifies the caller's identity. Returns the e-mail, and the hash that the password was compared with; null without a
 * password. The account may vanish at any time: another request of the same golfer deletes it.
 */
async function assertIdentity(
  deps: Pick<Deps, 'db' | 'now' | 'rates' | 'logger'>,
  { userId, password, address, sessionToken }: Parameters<typeof deleteAccount>[1],
): Promise<{ email: string; passwordHash: string | null }> {
  const account = await findCredentials(deps.db, userId);
  if (!account) throw new AppError('not-signed-in');
  const { email } = account;
  if (account.passwordHash !== null) {
    return { email, passwordHash: await checkPassword(deps, { userId, password, address }) };
  }
  const session = sessionToken && (await findStoredSession(deps.db, hashSecretToken(sessionToken)));
  const isRecent = session && deps.now().getTime() - session.createdAt.getTime() < recentSessionMs;
  if (!isRecent) throw new AppError('sign-in-again');
  return { email, passwordHash: null };
}
