import type { LengthUnit } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  handicap: number | null;
  city: string | null;
  state: string | null;
  heightCm: number | null;
  lengthUnit: LengthUnit;
  /** Whether other golfers see the account on the leaderboard. */
  isListed: boolean;
  createdAt: Date;
  /** False where an identity provider signs the golfer in. */
  hasPassword: boolean;
}

interface NewAccount extends Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'createdAt'> {
  /** null where an identity provider signs the golfer in. */
  passwordHash: string | null;
}

/** False when an account with this e-mail exists. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('gateway.account')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      handicap: null,
      city: null,
      state: null,
      height_cm: null,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const accountColumns = [
  'account.id',
  'account.email',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.handicap',
  'account.city',
  'account.state',
  'account.height_cm as heightCm',
  'account.length_unit as lengthUnit',
  'account.is_listed as isListed',
  'account.created_at as createdAt',
  sql<boolean>`account.password_hash is not null`.as('hasPassword'),
] as const;

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return await db
    .selectFrom('gateway.account as account')
    .select(accountColumns)
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

/** `email` must be in lower case, as the contracts make it. */
export async function findPasswordHash(
  db: Db,
  email: string,
): Promise<{ userId: string; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom('gateway.account')
    .select(['id as userId', 'password_hash as passwordHash'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
}

type ProfileField = keyof Omit<Account, 'id' | 'createdAt' | 'hasPassword'>;
/** Only the fields that are present change; null clears one. */
type ProfileChange = { [K in ProfileField]?: Account[K] | undefined };

/** Updates the fields that are present. @throws the database's unique violation when the e-mail is in use */
export async function updateAccount(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const named = {
    email: change.email,
    first_name: change.firstName,
    last_name: change.lastName,
    handicap: change.handicap,
    city: change.city,
    state: change.state,
    height_cm: change.heightCm,
    length_unit: change.lengthUnit,
    is_listed: change.isListed,
  };
  const set = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.updateTable('gateway.account').set(set).where('id', '=', userId).execute();
}

/** The account's e-mail and password hash; undefined when there is no such account. */
export async function findCredentials(
  db: Db,
  userId: string,
): Promise<{ email: string; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom('gateway.account')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Locks the account's credentials until the end of this transaction; false when there is no such account. Every
 * transaction that takes several locks takes this one first, so that there are no deadlocks.
 */
export async function lockCredentials(tx: Tx, userId: string): Promise<boolean> {
  return (await selectLocked(tx, userId).executeTakeFirst()) !== undefined;
}

/**
 * Like `lockCredentials`, for a caller that verified a password against `passwordHash` before the transaction. Also false
 * when the stored hash differs now, because the password was changed in between.
 */
export async function lockCheckedCredentials(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
): Promise<boolean> {
  const account = await selectLocked(tx, userId).executeTakeFirst();
  return account !== undefined && account.password_hash === passwordHash;
}

const selectLocked = (tx: Tx, userId: string) =>
  tx.selectFrom('gateway.account').select('password_hash').where('id', '=', userId).forUpdate();

/** Sets a password; the caller holds the lock. */
export async function updatePasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('gateway.account').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/**
 * Updates the e-mail of an account to the one that its identity provider reports, unless another account uses it.
 * @returns whether it changed
 */
export async function updateManagedEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway.account')
    .set({ email })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .where('email', '!=', email)
    .where(sql<boolean>`not exists (select from gateway.account other where lower(other.email) = ${email})`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
