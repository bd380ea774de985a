import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { findPasswordHash } from '../accounts.repository.ts';
import { isRightPassword } from './password.ts';

/**
 * Finds the account with this e-mail and password, and returns it with the hash that the password was compared with.
 * @throws AppError `wrong-credentials`, after the same time whether or not there is such an account
 */
export async function checkCredentials(
  { db }: Pick<Deps, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; passwordHash: string }> {
  const account = await findPasswordHash(db, email);
  const isRight = await isRightPassword(password, account?.passwordHash);
  if (!account?.passwordHash || !isRight) throw new AppError('wrong-credentials');
  return { userId: account.userId, passwordHash: account.passwordHash };
}
