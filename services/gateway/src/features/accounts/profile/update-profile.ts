import { type UpdateUserBody, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { accountErrors } from '../account-errors.ts';
import { findCredentials, findPasswordHash, updateAccount } from '../accounts.repository.ts';
import { checkPassword } from '../credentials/check-password.ts';
import { deleteKnownNetworks, trustNetwork } from '../credentials/limit-guesses.ts';
import { lockCheckedPassword } from '../credentials/lock-checked-password.ts';
import { deletePasswordReset } from '../password/password-resets.repository.ts';

/**
 * Updates the fields of the profile that are present. The e-mail is a way into the account, so changing it needs the password.
 * @throws AppError `email-managed-elsewhere`, `email-taken`, and what `checkPassword` throws
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'rates' | 'logger'>,
  { userId, address, changes }: { userId: string; address: string; changes: UpdateUserBody },
): Promise<void> {
  const { currentPassword, email, ...named } = changes;
  const account = await findCredentials(deps.db, userId);
  if (!account) throw new AppError('not-signed-in');
  const isNewEmail = email !== undefined && email !== account.email;
  let passwordHash: string | null = null;
  if (isNewEmail) {
    if (account.passwordHash === null) throw new AppError('email-managed-elsewhere');
    passwordHash = await checkPassword(deps, { userId, password: currentPassword, address });
  }
  const profile = {
    ...named,
    ...(named.city !== undefined && { city: named.city || null }),
    ...(named.state !== undefined && { state: named.state || null }),
    ...(isNewEmail && { email }),
  };
  try {
    await deps.db.transaction().execute(async (tx) => {
      if (isNewEmail && !(await lockCheckedPassword(tx, { userId, passwordHash, password: currentPassword }))) {
        throw new AppError('wrong-password');
      }
      // The constraint remains for two changes at the same time. It is not the first check: its error names the address.
      if (isNewEmail && (await findPasswordHash(tx, email))) throw accountErrors.emailOfAnother();
      await updateAccount(tx, userId, profile);
      if (!isNewEmail) return;
      // A pending link is in a mailbox that is no longer the account's.
      await deletePasswordReset(tx, userId);
      await publish(tx, { type: 'user.email-changed', payload: { userId: userIdSchema.parse(userId) } });
    });
  } catch (error) {
    if (isNewEmail && isUniqueViolation(error)) throw accountErrors.emailOfAnother(error);
    throw error;
  }
  if (isNewEmail) {
    await deleteKnownNetworks(deps, account.email);
    await trustNetwork(deps, { userId, address, email });
  }
}

const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
