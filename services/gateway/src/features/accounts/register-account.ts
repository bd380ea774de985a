import { randomUUID } from 'node:crypto';
import type { registerBodySchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { insertAccount } from './accounts.repository.ts';
import { hashPassword } from './password/password.ts';
import { refuseCommonPassword } from './password/refuse-common-password.ts';
import { insertNewSession, type SignInBrowser } from './sessions/change-session.ts';

/**
 * Creates an account and its first session in one transaction, and returns the session's token.
 * @throws AppError `password-too-common`, `email-taken`
 */
export async function registerAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  registration: z.infer<typeof registerBodySchema>,
  browser: SignInBrowser,
): Promise<{ userId: string; token: string }> {
  const { email, firstName, lastName, password } = registration;
  refuseCommonPassword(password, [email, firstName, lastName]);
  const userId = randomUUID();
  const passwordHash = await hashPassword(password);
  const at = now();
  const token = await db.transaction().execute(async (tx) => {
    const isNew = await insertAccount(tx, { id: userId, email, firstName, lastName, passwordHash, createdAt: at });
    if (!isNew) throw new AppError('email-taken');
    return await insertNewSession(tx, { ...browser, userId, now: at });
  });
  return { userId, token };
}
