import type { SubscriptionSummary, UploadClub } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Kysely, Transaction } from 'kysely';
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

export async function findEntitlement(
  db: Db,
  userId: string,
): Promise<{ isPremium: boolean; endsAt: Date | null; subscription: SubscriptionSummary | null }> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select(['is_premium', 'until', 'paid_plan', 'status', 'period_end', 'cancel_at_period_end', 'payment_problem'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { isPremium: false, endsAt: null, subscription: null };
  const subscription = {
    plan: row.paid_plan,
    status: row.status,
    periodEnd: row.period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    paymentProblem: row.payment_problem,
  };
  return { isPremium: row.is_premium, endsAt: row.until, subscription };
}

export const findIsPremium = async (db: Db, userId: string): Promise<boolean> =>
  (await findEntitlement(db, userId)).isPremium;

export async function countUnreleasedCredits(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gateway.upload_credit')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Clubs with an unreleased Premium upload in the week that began on this Sunday (YYYY-MM-DD). The free upload does not count. */
export async function listClubsOfWeek(db: Db, userId: string, weekStart: string): Promise<UploadClub[]> {
  const rows = await db
    .selectFrom('gateway.upload_credit')
    .select('club')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('plan', '=', 'premium')
    .where('released_at', 'is', null)
    .execute();
  return rows.map((row) => row.club);
}

/** Counts every analysis that was started, whether or not its credit was released. */
export async function countCreditsTakenSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('gateway.upload_credit')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('taken_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countViews(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gateway.analysis_view')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** US Central days on which a workout was served. */
export async function countWorkoutViews(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gateway.workout_view')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

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
