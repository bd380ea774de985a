import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { findCredentials } from '../accounts.repository.ts';
import { limitPasswordCheck, trustNetwork } from './limit-guesses.ts';
import { isRightPassword } from './password.ts';

/** A signed-in golfer who enters their password again. */
export interface PasswordCheck {
  userId: string;
  password: string | undefined;
  /** Address of the client; guesses count like those at the sign-in. */
  address: string;
}

/**
 * Verifies that the caller knows the account's password, and returns the hash that it was compared with.
 * @throws AppError `password-managed-elsewhere`, `password-required`, `wrong-password`; `too-many-requests`, `not-ready`
 */
export async function checkPassword(
  deps: Pick<Deps, 'db' | 'rates' | 'logger'>,
  { userId, password, address }: PasswordCheck,
): Promise<string> {
  const account = await findCredentials(deps.db, userId);
  if (!account) throw new AppError('not-signed-in');
  if (account.passwordHash === null) throw new AppError('password-managed-elsewhere');
  if (password === undefined) throw new AppError('password-required');
  const attempt = { userId, address, email: account.email };
  await limitPasswordCheck(deps, attempt);
  if (!(await isRightPassword(password, account.passwordHash))) throw new AppError('wrong-password');
  await trustNetwork(deps, attempt);
  return account.passwordHash;
}
