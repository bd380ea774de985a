import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { findCredentials, lockCheckedCredentials } from '../accounts.repository.ts';
import { isRightPassword } from './password.ts';

/**
 * Locks the account's credentials as `lockCheckedCredentials` does, for a caller of `checkPassword`. If another hash is stored
 * now, the password is compared with it: a sign-in may have renewed the hash in between.
 */
export async function lockCheckedPassword(
  tx: Transaction<GatewayTables>,
  { userId, passwordHash, password }: { userId: string; passwordHash: string | null; password: string | undefined },
): Promise<boolean> {
  if (await lockCheckedCredentials(tx, { userId, passwordHash })) return true;
  const account = await findCredentials(tx, userId);
  return password !== undefined && (await isRightPassword(password, account?.passwordHash));
}
