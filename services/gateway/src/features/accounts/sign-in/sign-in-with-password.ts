import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { lockCheckedCredentials } from '../accounts.repository.ts';
import { insertNewSession, type SigningBrowser } from '../sessions/change-session.ts';
import { checkCredentials } from './check-credentials.ts';

/**
 * Begins a session for who knows the e-mail and the password, and gives its token. The password is checked before the
 * account is locked, and must still hold under the lock: a sign-in that runs while the password changes begins nothing.
 * @throws AppError `wrong-credentials`
 */
export async function signInWithPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  credentials: { email: string; password: string },
  browser: SigningBrowser,
): Promise<{ userId: string; token: string }> {
  const checked = await checkCredentials({ db }, credentials);
  const { userId } = checked;
  const token = await db.transaction().execute(async (tx) => {
    if (!(await lockCheckedCredentials(tx, checked))) throw new AppError('wrong-credentials');
    return await insertNewSession(tx, { ...browser, userId, now: now() });
  });
  return { userId, token };
}
