import type { UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { findAccount } from '../accounts.repository.ts';

/** True when the caller is signed in and has a password of this service, not of an identity provider. */
export async function hasOwnPassword({ db }: Pick<Deps, 'db'>, userId: UserId | null): Promise<boolean> {
  if (userId === null) return false;
  return (await findAccount(db, userId))?.hasPassword === true;
}
