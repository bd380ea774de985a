import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { lockCheckedCredentials } from '../accounts.repository.ts';
import { checkCredentials } from '../credentials/check-credentials.ts';
import { insertNewSession, type SignInBrowser } from '../sessions/change-session.ts';

/**
 * Starts a session for correct credentials, and returns its token. The password is checked before the account is locked, and
 * its hash must be the same under the lock: a sign-in that runs while the password changes is rejected.
 * @throws AppError `wrong-credentials`
 */
export async function signInWithPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  credentials: { email: string; password: string },
  browser: SignInBrowser,
): Promise<{ userId: string; token: string }> {
  const checked = await checkCredentials({ db }, credentials);
  const { userId } = checked;
  const token = await db.transaction().execute(async (tx) => {
    if (!(await lockCheckedCredentials(tx, checked))) throw new AppError('wrong-credentials');
    return await insertNewSession(tx, { ...browser, userId, now: now() });
  });
  return { userId, token };
}
