import { randomUUID } from 'node:crypto';
import { credentialsSchema, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { insertAccount, lockCredentials, updateManagedEmail } from '../accounts.repository.ts';
import { insertNewSession, type SignInBrowser } from '../sessions/change-session.ts';
import { findUserByIdentity, insertIdentity } from './identities.repository.ts';
import type { IdentityClaims } from './identity-provider.ts';

/**
 * Signs in the golfer whom the provider has identified, and creates their account on the first sign-in. An existing account
 * with the same e-mail is never taken over, since its owner has not proved that the address is theirs.
 * @returns the golfer and the session's token
 * @throws AppError `account-exists`, `email-missing`
 */
export async function signInWithIdentity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  claims: IdentityClaims,
  browser: SignInBrowser,
): Promise<{ userId: string; token: string }> {
  return await db.transaction().execute(async (tx) => {
    const at = now();
    const known = await findUserByIdentity(tx, claims);
    if (known !== undefined) await lockCredentials(tx, known);
    const email = emailOf(claims);
    if (known !== undefined && email !== undefined && (await updateManagedEmail(tx, known, email))) {
      await publish(tx, { type: 'user.email-changed', payload: { userId: userIdSchema.parse(known) } });
    }
    const userId = known ?? (await createAccount(tx, claims, at));
    return { userId, token: await insertNewSession(tx, { ...browser, userId, now: at }) };
  });
}

const emailOf = (claims: IdentityClaims) => credentialsSchema.shape.email.safeParse(claims.email).data;

async function createAccount(tx: Transaction<GatewayTables>, claims: IdentityClaims, now: Date): Promise<string> {
  const email = emailOf(claims);
  if (email === undefined) throw new AppError('email-missing');
  const id = randomUUID();
  const isNew = await insertAccount(tx, {
    id,
    email,
    firstName: claims.firstName?.slice(0, 60) ?? 'Golfer',
    lastName: claims.lastName?.slice(0, 60) ?? '',
    passwordHash: null,
    createdAt: now,
  });
  if (isNew) {
    await insertIdentity(tx, claims, id);
    return id;
  }
  // The same golfer may have come back twice in parallel; then the other request has created the account.
  const userId = await findUserByIdentity(tx, claims);
  if (userId === undefined) throw new AppError('account-exists');
  return userId;
}
