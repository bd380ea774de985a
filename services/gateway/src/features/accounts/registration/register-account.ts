import { randomUUID } from 'node:crypto';
import type { registerBodySchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { insertAccount } from '../accounts.repository.ts';
import { hashPassword } from '../credentials/password.ts';
import { rejectCommonPassword } from '../credentials/reject-common-password.ts';
import { insertNewSession, type SignInBrowser } from '../sessions/change-session.ts';
import type { Registration } from './registrations.repository.ts';

export type RegistrationBody = z.infer<typeof registerBodySchema>;

/** The registration with its password hashed. @throws AppError `password-too-common` */
export async function prepareRegistration({ password, ...about }: RegistrationBody): Promise<Registration> {
  rejectCommonPassword(password, [about.email, about.firstName, about.lastName]);
  return { ...about, passwordHash: await hashPassword(password) };
}

/**
 * Creates an account and its first session in one transaction, and returns the session's token. For a system without mail:
 * the address is not confirmed, and the answer shows whether it has an account.
 * @throws AppError `password-too-common`, `email-taken`
 */
export async function registerAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  body: RegistrationBody,
  browser: SignInBrowser,
): Promise<{ userId: string; token: string }> {
  const registration = await prepareRegistration(body);
  return await db.transaction().execute((tx) => insertAccountWithSession(tx, registration, { ...browser, now: now() }));
}

/** @throws AppError `email-taken` */
export async function insertAccountWithSession(
  tx: Transaction<GatewayTables>,
  registration: Registration,
  { now, ...browser }: SignInBrowser & { now: Date },
): Promise<{ userId: string; token: string }> {
  const userId = randomUUID();
  const isNew = await insertAccount(tx, { id: userId, ...registration, createdAt: now });
  if (!isNew) throw new AppError('email-taken');
  return { userId, token: await insertNewSession(tx, { ...browser, userId, now }) };
}
