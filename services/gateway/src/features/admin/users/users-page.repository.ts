import type { AdminUser } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { pointsEarned } from '../../../points/points.repository.ts';

type Db = Kysely<GatewayTables>;

export type AdminUserRow = Omit<AdminUser, 'id' | 'createdAt'> & { id: string; createdAt: Date };

interface UsersPageRequest {
  after: string | undefined;
  limit: number;
  search: string | undefined;
  week: Period;
}

/**
 * One page of users, newest first, with their usage and points, in one statement that counts for the rows of the page only.
 * Search matches the text anywhere in e-mail and name.
 */
export const listUsersPage = (db: Db, page: UsersPageRequest): Promise<AdminUserRow[]> =>
  selectUsersPage(db, page).execute();

export function selectUsersPage(db: Db, { after, limit, search, week }: UsersPageRequest) {
  return db
    .selectFrom('gateway.account as account')
    .select([
      'account.id',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.created_at as createdAt',
      isPremium.as('isPremium'),
      pointsEarned(sql.ref('account.id')).as('totalPoints'),
      pointsEarned(sql.ref('account.id'), week).as('weeklyPoints'),
      videoUploads.as('videoUploadsUsed'),
      analysisViews.as('analysisViewsUsed'),
      workoutViews.as('workoutViewsUsed'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(account.created_at, account.id) <
          ((select created_at from gateway.account where id = ${after}), ${after}::uuid)`,
      ),
    )
    .$if(search !== undefined && search !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(account.email || ' ' || account.first_name || ' ' || account.last_name),
          lower(${search})) > 0`,
      ),
    )
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(limit);
}

// Subqueries of the outer row's account.
const isPremium = sql<boolean>`coalesce(
  (select is_premium from billing.entitlement paid where paid.user_id = account.id), false)`;
const videoUploads = sql<number>`(
  select count(*) from gateway.upload_credit credit where credit.user_id = account.id and credit.released_at is null)`;
const analysisViews = sql<number>`(select count(*) from gateway.analysis_view seen where seen.user_id = account.id)`;
const workoutViews = sql<number>`(select count(*) from gateway.workout_view served where served.user_id = account.id)`;

export async function isAccount(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('gateway.account').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
  );
}

/** All users from the stored count. Golfers with Premium are counted, because Premium ends with time, without a write. */
export async function countUsers(db: Db): Promise<{ totalUsers: number; premiumUsers: number }> {
  return await db
    .selectFrom('gateway.account_count as total')
    .select(['total.accounts as totalUsers', premiumUsers.as('premiumUsers')])
    .executeTakeFirstOrThrow();
}

const premiumUsers = sql<number>`(
  select count(*) from billing.entitlement paid join gateway.account account on account.id = paid.user_id
  where paid.is_premium)`;
