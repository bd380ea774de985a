import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findAccount } from './accounts.repository.ts';

/** The golfer's e-mail address. @throws AppError `not-signed-in` when the account is gone */
export async function findEmail({ db }: Pick<Deps, 'db'>, userId: string): Promise<string> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not-signed-in');
  return account.email;
}
