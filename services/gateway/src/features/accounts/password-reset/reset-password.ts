import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { updatePasswordHash } from '../accounts.repository.ts';
import { hashPassword } from '../password.ts';
import { hashSessionToken } from '../session-token.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import { takePasswordReset } from './password-resets.repository.ts';

/**
 * Sets a password with the token of a reset link, which is used up by it. Every session of the account ends.
 * @throws AppError `reset-link-over`
 */
export async function resetPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const userId = await takePasswordReset(tx, hashSessionToken(token), now());
    if (userId === undefined) throw new AppError('reset-link-over');
    // Only now: who guesses at tokens must not cost a password's hash each time.
    await updatePasswordHash(tx, userId, { passwordHash: await hashPassword(newPassword) });
    await deleteSessionsOf(tx, userId);
  });
}
