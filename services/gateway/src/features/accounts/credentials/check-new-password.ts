import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { findAccount } from '../accounts.repository.ts';
import { rejectCommonPassword } from './reject-common-password.ts';

/** Checks the next password of an account. @throws AppError `password-too-common`; `not-signed-in` when the account is gone */
export async function checkNewPassword(
  { db }: Pick<Deps, 'db'>,
  { userId, newPassword }: { userId: string; newPassword: string },
): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not-signed-in');
  rejectCommonPassword(newPassword, [account.email, account.firstName, account.lastName]);
}
