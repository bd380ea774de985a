import type { UserId } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { findAccount } from '../accounts.repository.ts';

/** Whether who calls is signed in and has a password of ours, which is changed on our own screen. */
export async function hasOwnPassword({ db }: Pick<Deps, 'db'>, userId: UserId | null): Promise<boolean> {
  if (userId === null) return false;
  return (await findAccount(db, userId))?.hasPassword === true;
}
