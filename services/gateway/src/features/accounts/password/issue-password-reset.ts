import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import { findAccount } from '../accounts.repository.ts';
import { replacePasswordReset } from './password-resets.repository.ts';

const lifetimeMs = 3_600_000;

/**
 * Creates the link with which a golfer sets a new password, valid for one hour and one use; an earlier link becomes
 * invalid. The token is in the fragment, which browsers do not send, so no proxy logs it. `db` may be a transaction, so that
 * an audit row commits with it.
 * @param email address to which the link is sent: it is created only while that is the account's e-mail
 * @throws AppError `not-found`, or `password-managed-elsewhere` where an identity provider signs the golfer in
 */
export async function issuePasswordReset(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: string,
  email?: string,
): Promise<{ url: string; expiresAt: Date }> {
  const token = newSecretToken();
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  if (!(await replacePasswordReset(db, { tokenHash: hashSecretToken(token), userId, expiresAt, email }))) {
    const account = await findAccount(db, userId);
    throw new AppError(account?.hasPassword === false ? 'password-managed-elsewhere' : 'not-found');
  }
  return { url: `${env.PUBLIC_ORIGIN}/reset-password#token=${token}`, expiresAt };
}
