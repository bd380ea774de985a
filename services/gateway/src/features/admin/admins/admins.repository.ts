import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Who has access to the database acts in the audit under this name, which no admin can have. */
export const operatorName = 'operator';

/** The admin whose password is the environment's. */
export const ownerName = 'owner';

export interface Admin {
  name: string;
  /** null for the owner. */
  passwordHash: string | null;
  /** Encrypted; null without a second factor. */
  secret: Buffer | null;
  pendingSecret: Buffer | null;
  secondFactorSince: Date | null;
}

export async function findAdmin(db: Db, name: string): Promise<Admin | undefined> {
  return await db
    .selectFrom('gateway.admin')
    .select([
      'name',
      'password_hash as passwordHash',
      'secret',
      'pending_secret as pendingSecret',
      'second_factor_since as secondFactorSince',
    ])
    .where('name', '=', name)
    .executeTakeFirst();
}

/**
 * Nothing changes the admin until the transaction ends. False if the password or the second factor is another one by now, or the admin
 * was removed: then what was verified does not count.
 */
export async function lockUnchangedAdmin(tx: Db, admin: Admin): Promise<boolean> {
  const locked = await tx
    .selectFrom('gateway.admin')
    .select('name')
    .where('name', '=', admin.name)
    .where('password_hash', 'is not distinct from', admin.passwordHash)
    .where('secret', 'is not distinct from', admin.secret)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function listAdmins(db: Db): Promise<{ name: string; createdAt: Date; secondFactorSince: Date | null }[]> {
  return await db
    .selectFrom('gateway.admin')
    .select(['name', 'created_at as createdAt', 'second_factor_since as secondFactorSince'])
    .orderBy('name')
    .execute();
}

/** False if there is, or was, an admin of this name: the audit must not mix up two people. */
export async function insertAdmin(db: Db, admin: { name: string; passwordHash: string; now: Date }): Promise<boolean> {
  const earlier = await db
    .selectFrom('gateway.admin_audit')
    .select('id')
    .where((where) =>
      where.or([
        where('admin', '=', admin.name),
        // Added and removed again, without ever signing in.
        where.and([where('admin', '=', operatorName), where(sql`details->>'name'`, '=', admin.name)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (earlier) return false;
  const inserted = await db
    .insertInto('gateway.admin')
    .values({ name: admin.name, password_hash: admin.passwordHash, created_at: admin.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Discards an app that is being set up: it was started with the earlier password. False if there is no such admin. */
export async function setPasswordHash(db: Db, name: string, passwordHash: string): Promise<boolean> {
  const set = await db
    .updateTable('gateway.admin')
    .set({ password_hash: passwordHash, pending_secret: null })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return set !== undefined;
}

/** Ends the admin's sessions too. False if there is none. */
export async function deleteAdmin(db: Db, name: string): Promise<boolean> {
  const deleted = await db.deleteFrom('gateway.admin').where('name', '=', name).returning('name').executeTakeFirst();
  return deleted !== undefined;
}

export async function setPendingSecret(db: Db, name: string, pendingSecret: Buffer): Promise<void> {
  await db.updateTable('gateway.admin').set({ pending_secret: pendingSecret }).where('name', '=', name).execute();
}

/** Makes the pending secret the one that counts, in the form in which it is kept; false if it is another one by now. */
export async function confirmSecret(
  db: Db,
  {
    name,
    pendingSecret,
    secret,
    step,
    now,
  }: { name: string; pendingSecret: Buffer; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('gateway.admin')
    .set({ secret, pending_secret: null, second_factor_since: now, last_step: step })
    .where('name', '=', name)
    .where('pending_secret', '=', pendingSecret)
    .returning('name')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Removes the second factor with its recovery codes. False if there is no such admin. */
export async function removeSecret(db: Db, name: string): Promise<boolean> {
  const removed = await db
    .updateTable('gateway.admin')
    .set({ secret: null, pending_secret: null, second_factor_since: null, last_step: 0 })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  await replaceRecoveryHashes(db, name, []);
  return removed !== undefined;
}

/** Records that the code of a time step was used; false if it, or a later one, was used before. */
export async function recordStep(db: Db, name: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('gateway.admin')
    .set({ last_step: step })
    .where('name', '=', name)
    .where('last_step', '<', step)
    .returning('name')
    .executeTakeFirst();
  return used !== undefined;
}

export async function replaceRecoveryHashes(db: Db, admin: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('gateway.admin_recovery_code').where('admin', '=', admin).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('gateway.admin_recovery_code')
    .values(hashes.map((hash) => ({ admin, code_hash: hash })))
    .execute();
}

/** Deletes a recovery code; false if there is none. */
export async function takeRecoveryHash(db: Db, admin: string, hash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('gateway.admin_recovery_code')
    .where('admin', '=', admin)
    .where('code_hash', '=', hash)
    .returning('admin')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, admin: string): Promise<number> {
  const { count } = await db
    .selectFrom('gateway.admin_recovery_code')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('admin', '=', admin)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the sessions of an admin, except one. */
export async function deleteOtherSessions(db: Db, admin: string, kept: Buffer | null): Promise<void> {
  await db
    .deleteFrom('gateway.admin_session')
    .where('admin', '=', admin)
    .$if(kept !== null, (query) => query.where('token_hash', '!=', kept as Buffer))
    .execute();
}
