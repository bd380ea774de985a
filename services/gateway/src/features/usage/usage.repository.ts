import type { SubscriptionSummary, UploadClub } from '@trueswing/contracts';
import type { UploadUsage } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export interface UsageRow {
  isPremium: boolean;
  videoUploadsUsed: number;
  analysisViewsUsed: number;
  workoutViewsUsed: number;
  /** When Premium ends; null while it renews, and without Premium. */
  subscriptionEndsAt: Date | null;
  subscription: SubscriptionSummary | null;
}

/** Locks the golfer's usage until the end of this transaction. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  const account = tx.selectFrom('gateway.account').select('id').where('id', '=', userId).forUpdate();
  // The account was deleted after the session was checked.
  await account.executeTakeFirstOrThrow(() => new AppError('not-signed-in'));
}

const entitlementColumns = [
  'is_premium',
  'until',
  'paid_plan',
  'status',
  'period_end',
  'cancel_at_period_end',
  'payment_problem',
] as const;

export async function findIsPremium(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select('is_premium')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_premium ?? false;
}

const countOf = (
  db: Db,
  table: 'gateway.upload_credit' | 'gateway.analysis_view' | 'gateway.workout_view',
  userId: string,
) =>
  db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);

/** One row, with the golfer's entitlement if there is one: the base of reads that make one call of the database. */
const golferRow = (db: Db, userId: string) =>
  db
    .selectFrom(sql`(select 1)`.as('golfer'))
    .leftJoin('billing.entitlement as entitlement', (join) => join.on('entitlement.user_id', '=', userId));

/** What a golfer has used so far. */
export async function findUsage(db: Db, userId: string): Promise<UsageRow> {
  const row = await golferRow(db, userId)
    .select(entitlementColumns.map((column) => `entitlement.${column}` as const))
    .select([
      unreleasedCredits(db, userId).as('videoUploadsUsed'),
      countOf(db, 'gateway.analysis_view', userId).as('analysisViewsUsed'),
      countOf(db, 'gateway.workout_view', userId).as('workoutViewsUsed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    isPremium: row.is_premium ?? false,
    videoUploadsUsed: row.videoUploadsUsed ?? 0,
    analysisViewsUsed: row.analysisViewsUsed ?? 0,
    workoutViewsUsed: row.workoutViewsUsed ?? 0,
    subscriptionEndsAt: row.until,
    subscription: toSubscription(row),
  };
}

type EntitlementRow = { [K in (typeof entitlementColumns)[number]]: GatewayTables['billing.entitlement'][K] | null };

function toSubscription(row: EntitlementRow): SubscriptionSummary | null {
  const { paid_plan: plan, status, period_end: periodEnd, cancel_at_period_end: cancelAtPeriodEnd } = row;
  if (plan === null || status === null || cancelAtPeriodEnd === null) return null;
  const end = periodEnd?.toISOString() ?? null;
  return { plan, status, periodEnd: end, cancelAtPeriodEnd, paymentProblem: row.payment_problem };
}

const unreleasedCredits = (db: Db, userId: string) =>
  countOf(db, 'gateway.upload_credit', userId).where('released_at', 'is', null);

/**
 * What decides a golfer's next upload: the clubs with an unreleased Premium upload in the week that began on this Sunday
 * (YYYY-MM-DD; the free upload does not count), and every analysis started since then, whether or not its credit was released.
 */
export async function findUploadUsage(
  db: Db,
  userId: string,
  { weekStart, dayStart }: { weekStart: string; dayStart: Date },
): Promise<UploadUsage> {
  const clubsOfWeek = db
    .selectFrom('gateway.upload_credit')
    .select('club')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('plan', '=', 'premium')
    .where('released_at', 'is', null);
  const row = await golferRow(db, userId)
    .select('entitlement.is_premium as isPremium')
    .select([
      unreleasedCredits(db, userId).as('unreleasedUploads'),
      sql<UploadClub[]>`array(${clubsOfWeek})`.as('clubsThisWeek'),
      countOf(db, 'gateway.upload_credit', userId).where('taken_at', '>=', dayStart).as('analysesToday'),
    ])
    .executeTakeFirstOrThrow();
  return {
    isPremium: row.isPremium ?? false,
    unreleasedUploads: row.unreleasedUploads ?? 0,
    clubsThisWeek: row.clubsThisWeek,
    analysesToday: row.analysesToday ?? 0,
  };
}

/** US Central days on which a workout was served. */
export const countWorkoutViews = async (db: Db, userId: string): Promise<number> =>
  (await countOf(db, 'gateway.workout_view', userId).executeTakeFirstOrThrow()).count;

export async function hasWorkoutView(db: Db, userId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.workout_view')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertWorkoutView(tx: Tx, view: { userId: string; day: string; now: Date }): Promise<void> {
  await tx
    .insertInto('gateway.workout_view')
    .values({ user_id: view.userId, day: view.day, first_viewed_at: view.now })
    .execute();
}

export async function insertCredit(
  tx: Tx,
  credit: {
    userId: string;
    analysisId: string;
    plan: 'free' | 'premium';
    club: UploadClub;
    weekStart: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('gateway.upload_credit')
    .values({
      user_id: credit.userId,
      analysis_id: credit.analysisId,
      plan: credit.plan,
      club: credit.club,
      week_start: credit.weekStart,
      taken_at: credit.now,
      released_at: null,
    })
    .execute();
}

export async function releaseCredit(tx: Tx, analysisId: string, now: Date): Promise<void> {
  await tx
    .updateTable('gateway.upload_credit')
    .set({ released_at: now })
    .where('analysis_id', '=', analysisId)
    .where('released_at', 'is', null)
    .execute();
}
