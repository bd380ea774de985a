import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import { updatePasswordHash } from '../accounts.repository.ts';
import { checkNewPassword } from '../credentials/check-new-password.ts';
import { checkPassword } from '../credentials/check-password.ts';
import { lockCheckedPassword } from '../credentials/lock-checked-password.ts';
import { hashPassword } from '../credentials/password.ts';
import { endAllSessions } from '../devices/end-all-sessions.ts';
import { insertSession } from '../sessions/sessions.repository.ts';
import { deletePasswordReset } from './password-resets.repository.ts';

/**
 * Sets a new password. Every session ends, and a pending reset link or hand-over code becomes invalid. The caller continues
 * with a new session, whose token is returned.
 * @throws AppError what `checkPassword` throws; `password-too-common`
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'rates' | 'logger' | 'now'>,
  change: { userId: string; currentPassword: string; newPassword: string; address: string; device: string | null },
): Promise<string> {
  const { userId, address, device } = change;
  const checked = await checkPassword(deps, { userId, password: change.currentPassword, address });
  await checkNewPassword(deps, change);
  const passwordHash = await hashPassword(change.newPassword);
  const token = newSecretToken();
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const given = { userId, passwordHash: checked, password: change.currentPassword };
    if (!(await lockCheckedPassword(tx, given))) throw new AppError('wrong-password');
    await updatePasswordHash(tx, userId, passwordHash);
    await endAllSessions(tx, userId);
    await deletePasswordReset(tx, userId);
    await insertSession(tx, { tokenHash: hashSecretToken(token), userId, device, now, signedInAt: now });
  });
  return token;
}
