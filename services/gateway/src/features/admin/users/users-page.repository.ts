import type { AdminUser } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { isUuid } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { pointsEarned } from '../../../golfers/points.repository.ts';
import { usesOf } from '../../../golfers/uses.repository.ts';

type Db = Kysely<GatewayTables>;

/** As JSON, so moments are texts of PostgreSQL. */
export type SubscriptionRow = NonNullable<AdminUser['subscription']> & { isPremium: boolean };

export type AdminUserRow = Omit<AdminUser, 'id' | 'createdAt' | 'isPremium' | 'subscription'> & {
  id: string;
  createdAt: Date;
  subscription: SubscriptionRow | null;
};

interface UsersPageRequest {
  after: string | undefined;
  limit: number;
  search: string | undefined;
  week: Period;
}

/**
 * One page of users, newest first, with their usage and points, in one statement that counts for the rows of the page only.
 * Search finds a user's id, or the text anywhere in e-mail and name; a text of one or two characters, at the start of a word.
 */
export const listUsersPage = (db: Db, page: UsersPageRequest): Promise<AdminUserRow[]> =>
  selectUsersPage(db, page).execute();

/** Starts with `with`, so it is not prepared: the best index depends on the text, and a prepared plan has none. */
export function selectUsersPage(db: Db, { after, limit, search, week }: UsersPageRequest) {
  return db
    .with('account', () => selectAccounts(db, { after, limit, search }))
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.firstName', 'account.lastName', 'account.createdAt'])
    .select([
      subscription.as('subscription'),
      pointsEarned(accountId).as('totalPoints'),
      pointsEarned(accountId, week).as('weeklyPoints'),
      ...usesOf(accountId),
    ])
    .orderBy('account.createdAt', 'desc')
    .orderBy('account.id', 'desc');
}

function selectAccounts(db: Db, { after, limit, search }: Omit<UsersPageRequest, 'week'>) {
  return db
    .selectFrom('gateway.account')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'created_at as createdAt'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < ((select created_at from gateway.account where id = ${after}), ${after}::uuid)`,
      ),
    )
    .$if(search !== undefined && search !== '', (query) => query.where(matches(search as string)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

/** The expression is that of the index `account_search`. */
function matches(search: string) {
  if (isUuid(search)) return sql<boolean>`id = ${search}::uuid`;
  const literal = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  const pattern = [...search].length < 3 ? `% ${literal}%` : `%${literal}%`;
  return sql<boolean>`' ' || lower(email || ' ' || first_name || ' ' || last_name) like ${pattern}`;
}

const accountId = sql.ref<string>('account.id');
const subscription = sql<SubscriptionRow | null>`(
  select jsonb_build_object('isPremium', is_premium, 'plan', paid_plan, 'status', status, 'periodEnd', period_end,
    'endsAt', until, 'paymentProblem', payment_problem)
  from billing.entitlement paid where paid.user_id = account.id)`;

export async function isAccount(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('gateway.account').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
  );
}

/**
 * All users from the stored count. Golfers with Premium are counted by billing, because Premium ends with time, without a
 * write; a deleted golfer counts among them until billing has processed the deletion.
 */
export async function countUsers(db: Db): Promise<{ totalUsers: number; premiumUsers: number }> {
  return await db
    .selectFrom('gateway.account_count as total')
    .innerJoin('billing.premium_count as premium', (join) => join.onTrue())
    .select(['total.accounts as totalUsers', 'premium.golfers as premiumUsers'])
    .executeTakeFirstOrThrow();
}
