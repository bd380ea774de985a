import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { lockCheckedCredentials, updatePasswordHash } from '../accounts.repository.ts';
import { checkCredentials } from '../credentials/check-credentials.ts';
import { hashPassword, isOutdatedHash } from '../credentials/password.ts';
import { insertNewSession, type SignInBrowser } from '../sessions/change-session.ts';

type SignInDeps = Pick<Deps, 'db' | 'now'>;
interface Credentials {
  email: string;
  password: string;
}

/**
 * Starts a session for correct credentials, and returns its token. The password is checked before the account is locked, and
 * its hash must be the same under the lock: a sign-in that runs while the password changes is rejected.
 * @throws AppError `wrong-credentials`
 */
export async function signInWithPassword(
  deps: SignInDeps,
  credentials: Credentials,
  browser: SignInBrowser,
): Promise<{ userId: string; token: string }> {
  // Another sign-in may have stored a new hash of the same password in between, but only once.
  const signedIn = (await signIn(deps, credentials, browser)) ?? (await signIn(deps, credentials, browser));
  if (!signedIn) throw new AppError('wrong-credentials');
  return signedIn;
}

/** Also hashes the password again if its hash has old parameters. Returns null if the hash changed after the password was checked. */
async function signIn({ db, now }: SignInDeps, credentials: Credentials, browser: SignInBrowser) {
  const checked = await checkCredentials({ db }, credentials);
  const { userId, passwordHash } = checked;
  const newHash = isOutdatedHash(passwordHash) ? await hashPassword(credentials.password) : null;
  return await db.transaction().execute(async (tx) => {
    if (!(await lockCheckedCredentials(tx, checked))) return null;
    if (newHash) await updatePasswordHash(tx, userId, newHash);
    return { userId, token: await insertNewSession(tx, { ...browser, userId, now: now() }) };
  });
}
