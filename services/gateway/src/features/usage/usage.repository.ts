import type { UploadClub } from '@trueswing/contracts';
import type { UploadUsage } from '@trueswing/domain';
import { AppError, compileOnce } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { usesOf } from '../../golfers/uses.repository.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export interface UsageRow {
  isPremium: boolean;
  videoUploadsUsed: number;
  analysisViewsUsed: number;
  workoutViewsUsed: number;
}

/** Locks the golfer's usage until the end of this transaction. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  const account = tx.selectFrom('gateway.account').select('id').where('id', '=', userId).forUpdate();
  // The account was deleted after the session was checked.
  await account.executeTakeFirstOrThrow(() => new AppError('not-signed-in'));
}

export async function findIsPremium(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select('is_premium')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_premium ?? false;
}

/** One row, with the golfer's entitlement if there is one: the base of reads that make one call of the database. */
const golferRow = (db: Db, userId: string) =>
  db
    .selectFrom(sql<{ id: string }>`(select ${userId}::uuid as id)`.as('golfer'))
    .leftJoin('billing.entitlement as entitlement', 'entitlement.user_id', 'golfer.id')
    .select(({ fn, val }) => fn.coalesce('entitlement.is_premium', val(false)).as('isPremium'));

const selectUsage = compileOnce((db: Db, { userId }: { userId: string }) =>
  golferRow(db, userId).select([...usesOf(sql.ref<string>('golfer.id'))]),
);

/** Finds what a golfer has used so far. */
export async function findUsage(db: Db, userId: string): Promise<UsageRow> {
  const [row] = await selectUsage(db, { userId });
  return row ?? { isPremium: false, videoUploadsUsed: 0, analysisViewsUsed: 0, workoutViewsUsed: 0 };
}

interface UploadUsageQuery {
  userId: string;
  /** Sunday of the week, YYYY-MM-DD. */
  weekStart: string;
  dayStart: Date;
}

/**
 * Selects what decides a golfer's next upload: the clubs with an unreleased Premium upload in the week that began on this Sunday
 * (the free upload does not count), and every analysis started since then, whether or not its credit was released.
 */
const selectUploadUsage = compileOnce((db: Db, { userId, weekStart, dayStart }: UploadUsageQuery) =>
  golferRow(db, userId)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('gateway.upload_credit as credit')
          .select(sql<number>`count(*) filter (where released_at is null)`.as('unreleasedUploads'))
          .select(
            sql<UploadClub[]>`coalesce(array_agg(club) filter (
              where released_at is null and plan = 'premium' and week_start = ${weekStart}), '{}')`.as('clubsThisWeek'),
          )
          .select(sql<number>`count(*) filter (where taken_at >= ${dayStart})`.as('analysesToday'))
          .whereRef('credit.user_id', '=', 'golfer.id')
          .as('credits'),
      (join) => join.onTrue(),
    )
    .select(['credits.unreleasedUploads', 'credits.clubsThisWeek', 'credits.analysesToday']),
);

export async function findUploadUsage(db: Db, query: UploadUsageQuery): Promise<UploadUsage> {
  const [row] = await selectUploadUsage(db, query);
  return row ?? { isPremium: false, unreleasedUploads: 0, clubsThisWeek: [], analysesToday: 0 };
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
