import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { accountErrors } from '../account-errors.ts';
import { isRightPassword } from '../credentials/password.ts';
import type { SignInBrowser } from '../sessions/change-session.ts';
import { insertAccountWithSession } from './register-account.ts';
import { deleteExpiredRegistrations, findRegistration, takeRegistrations } from './registrations.repository.ts';

/**
 * Creates the account of a confirmed address, and its first session. The password is asked again: a stranger may have
 * registered this address with a password of theirs, and the golfer must not confirm that account.
 * @throws AppError `confirmation-link-expired`, `wrong-password`, `email-taken`
 */
export async function confirmRegistration(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, password }: { token: string; password: string },
  browser: SignInBrowser,
): Promise<{ userId: string; email: string; token: string }> {
  const registration = await findRegistration(db, hashSecretToken(token), now());
  if (!registration) throw new AppError('confirmation-link-expired');
  if (!(await isRightPassword(password, registration.passwordHash))) {
    throw accountErrors.otherPassword();
  }
  const { email } = registration;
  const created = await db.transaction().execute(async (tx) => {
    if (!(await takeRegistrations(tx, email))) throw new AppError('confirmation-link-expired');
    return await insertAccountWithSession(tx, registration, { ...browser, now: now() });
  });
  return { email, ...created };
}

export const pruneRegistrations = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteExpiredRegistrations(db, now());
