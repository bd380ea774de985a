import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { rateRules } from '../../../plugins/rate-limit.ts';
import { findCredentials } from '../accounts.repository.ts';
import { limitAttempts } from '../limit-attempts.ts';
import { isRightPassword } from '../password.ts';

/** A golfer who is signed in and says their password once more. */
export interface PasswordCheck {
  userId: string;
  password: string | undefined;
  /** Where the call comes from; guesses count as those at the sign-in do. */
  address: string;
}

/**
 * Makes sure that the caller knows the account's password, and gives the hash that it was held against.
 * @throws AppError `password-managed-elsewhere`, `password-required`, `wrong-password`; `too-many-requests`, `not-ready`
 */
export async function checkPassword(
  deps: Pick<Deps, 'db' | 'rates'>,
  { userId, password, address }: PasswordCheck,
): Promise<string> {
  const account = await findCredentials(deps.db, userId);
  if (!account) throw new AppError('not-signed-in');
  if (account.passwordHash === null) throw new AppError('password-managed-elsewhere');
  if (password === undefined) throw new AppError('password-required');
  const rules = { byAddress: rateRules.signInByAddress, byAccount: rateRules.signInByAccount };
  await limitAttempts(deps, rules, { address, email: account.email });
  if (!(await isRightPassword(password, account.passwordHash))) throw new AppError('wrong-password');
  return account.passwordHash;
}
