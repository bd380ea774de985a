import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findPasswordHash } from './accounts.repository.ts';
import { isRightPassword } from './password.ts';

/**
 * Gives the id of the account whose e-mail and password these are.
 * @throws AppError `wrong-credentials`, after the same time whether or not there is such an account
 */
export async function checkCredentials(
  { db }: Pick<Deps, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const account = await findPasswordHash(db, email);
  const isRight = await isRightPassword(password, account?.passwordHash);
  if (!account || !isRight) throw new AppError('wrong-credentials');
  return account.userId;
}
