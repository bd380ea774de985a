import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export interface Registration {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/** Stores a registration. Others of the same address stay: a stranger's must not replace the golfer's. */
export async function insertRegistration(
  db: Db,
  {
    tokenHash,
    email,
    passwordHash,
    firstName,
    lastName,
    expiresAt,
  }: Registration & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('gateway.registration')
    .values({
      token_hash: tokenHash,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      expires_at: expiresAt,
    })
    .execute();
}

/** The registration of a link; undefined when the link is unknown, used or expired. */
export async function findRegistration(db: Db, tokenHash: Buffer, now: Date): Promise<Registration | undefined> {
  return await db
    .selectFrom('gateway.registration')
    .select(['email', 'password_hash as passwordHash', 'first_name as firstName', 'last_name as lastName'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes every registration of an address that has an account now. False if another call has done so meanwhile. */
export async function takeRegistrations(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('gateway.registration')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteRegistration(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('gateway.registration').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gateway.registration').where('expires_at', '<=', now).execute();
}
