import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  handicap: number | null;
  city: string | null;
  state: string | null;
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
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return await db
    .selectFrom('gateway.account')
    .select((select) => [
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'handicap',
      'city',
      'state',
      'created_at as createdAt',
      select('password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The e-mail comes in lower case, as the contracts make it. */
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

type ProfileField = 'email' | 'firstName' | 'lastName' | 'handicap' | 'city' | 'state';
/** What is named changes, null included. */
type ProfileChange = { [K in ProfileField]?: Account[K] | undefined };

/** Changes what is named. @throws the database's unique violation when the e-mail is in use */
export async function updateAccount(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const named = {
    email: change.email,
    first_name: change.firstName,
    last_name: change.lastName,
    handicap: change.handicap,
    city: change.city,
    state: change.state,
  };
  const set = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.updateTable('gateway.account').set(set).where('id', '=', userId).execute();
}

/** What signs the account in; undefined when there is no such account. */
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

/** Sets a password. With `replaces`, only where that is still the kept one: of two changes at once the second fails. */
export async function updatePasswordHash(
  db: Db,
  userId: string,
  change: { passwordHash: string; replaces?: string },
): Promise<boolean> {
  let query = db.updateTable('gateway.account').set({ password_hash: change.passwordHash }).where('id', '=', userId);
  if (change.replaces !== undefined) query = query.where('password_hash', '=', change.replaces);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** Follows the e-mail of an account that an identity provider signs in, unless another account has it. */
export async function updateManagedEmail(db: Db, userId: string, email: string): Promise<void> {
  await db
    .updateTable('gateway.account')
    .set({ email })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .where('email', '!=', email)
    .where(sql<boolean>`not exists (select from gateway.account other where lower(other.email) = ${email})`)
    .execute();
}
