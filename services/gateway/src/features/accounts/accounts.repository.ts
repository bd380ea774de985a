import type { Kysely } from 'kysely';
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
