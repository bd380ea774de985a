import type { AdminUser } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { isUuid } from '@trueswing/service-kit';
import { type Expression, type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { pointsEarned } from '../../../golfers/points.repository.ts';
import { usesOf } from '../../../golfers/uses.repository.ts';
import { type AccountsPage, searchIndex, searchNewest, selectById, selectNewest } from './accounts-page.repository.ts';

type Db = Kysely<GatewayTables>;

/** As JSON, so moments are texts of PostgreSQL. */
export type SubscriptionRow = NonNullable<AdminUser['subscription']> & { isPremium: boolean };

export type AdminUserRow = Omit<AdminUser, 'id' | 'createdAt' | 'isPremium' | 'subscription'> & {
  id: string;
  createdAt: Date;
  subscription: SubscriptionRow | null;
};

interface UsersPageRequest extends AccountsPage {
  search: string | undefined;
  week: Period;
}

/** One page of users, newest first. Search finds a user's id, or a text in e-mail and name. */
export async function listUsersPage(db: Db, { search, week, ...page }: UsersPageRequest): Promise<AdminUserRow[]> {
  const list = (accounts: AccountQuery) => selectUsers(db, accounts, week).execute();
  if (!search) return await list(selectNewest(db, page));
  if (isUuid(search)) return await list(selectById(db, search, page));
  // The planner would choose between the two by an estimate, which is far off for rare texts.
  const users = await list(searchNewest(db, search, page));
  return users.length < page.limit ? await list(searchIndex(db, search, page)) : users;
}

type AccountQuery = Expression<Pick<AdminUserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'createdAt'>>;

/**
 * Users with their usage and points, in one statement that counts for the accounts of the page only. It starts with `with`, so
 * it is not prepared, and the planner knows the text of a search.
 */
export function selectUsers(db: Db, accounts: AccountQuery, week: Period) {
  return db
    .with('account', () => accounts)
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.firstName', 'account.lastName', 'account.createdAt'])
    .select([
      subscription.as('subscription'),
      pointsEarned(accountId).as('totalPoints'),
      pointsEarned(accountId, week).as('weeklyPoints'),
      importedShots.as('importedShots'),
      ...usesOf(accountId),
    ])
    .orderBy('account.createdAt', 'desc')
    .orderBy('account.id', 'desc');
}

const accountId = sql.ref<string>('account.id');
const importedShots = sql<number>`(
  select coalesce(sum(shot_count), 0) from gateway.shot_import imported where imported.user_id = account.id)`;
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
