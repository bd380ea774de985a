import { type UserId, userIdSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { lockCredentials, updatePasswordHash } from '../accounts.repository.ts';
import { checkNewPassword } from '../credentials/check-new-password.ts';
import { hashPassword } from '../credentials/password.ts';
import { endAllSessions } from '../devices/end-all-sessions.ts';
import { deleteExpiredResets, findPasswordReset, takePasswordReset } from './password-resets.repository.ts';

/**
 * Sets a password with the token of a reset link, which can be used once, and returns the user's id. Every session of the
 * account ends, and a pending hand-over code becomes invalid.
 * @throws AppError `reset-link-expired`, `password-too-common`
 */
export async function resetPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<UserId> {
  const tokenHash = hashSecretToken(token);
  const userId = await findPasswordReset(db, tokenHash, now());
  // Hashing is expensive, so it is done only for a valid link, and without holding a lock.
  if (userId === undefined) throw new AppError('reset-link-expired');
  await checkNewPassword({ db }, { userId, newPassword });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    const isThere = await lockCredentials(tx, userId);
    if (!(isThere && (await takePasswordReset(tx, tokenHash, now())))) throw new AppError('reset-link-expired');
    await updatePasswordHash(tx, userId, passwordHash);
    await endAllSessions(tx, userId);
  });
  return userIdSchema.parse(userId);
}

export const prunePasswordResets = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteExpiredResets(db, now());
