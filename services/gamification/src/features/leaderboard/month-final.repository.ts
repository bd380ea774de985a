import type { LeaderboardEntry, MonthlyPosition } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import type { OwnTable } from './leaderboard.repository.ts';

type Db = Kysely<GamificationTables>;

/** Keeps the table of a month as it is, and deletes those of the months before. */
export async function freezeMonth(tx: Transaction<GamificationTables>, month: string): Promise<void> {
  await sql`
    insert into gamification.month_final (month, user_id, points, position)
    select month, user_id, points, rank() over (order by points desc)
    from gamification.month_points where month = ${month} and points > 0`.execute(tx);
  await tx.deleteFrom('gamification.month_final').where('month', '<', month).execute();
}

/** Whether events from before a moment are still to be processed. Dead letters wait for an operator, so they do not count. */
export async function hasEventsFromBefore(tx: Transaction<GamificationTables>, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    select exists (
      select from events.delivery delivery join events.event event on event.id = delivery.event_id
      where delivery.consumer = 'gamification' and delivery.processed_at is null and delivery.dead_at is null
        and event.occurred_at < ${moment}) as "isWaiting"`.execute(tx);
  return rows[0]?.isWaiting ?? false;
}

export async function findFinalPosition(db: Db, { month, userId }: OwnTable): Promise<MonthlyPosition> {
  const row = await db
    .selectFrom('gamification.month_final')
    .select(['position', 'points as monthlyPoints'])
    .where('month', '=', month)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { position: null, monthlyPoints: 0 };
}

/** The first golfers of a closed month who are listed, the best first. */
export async function listFinalTop(db: Db, { month, userId }: OwnTable, limit: number): Promise<LeaderboardEntry[]> {
  return await db
    .selectFrom('gamification.month_final as final')
    .innerJoin('gateway.golfer_on_leaderboard as golfer', 'golfer.user_id', 'final.user_id')
    .select(['final.user_id as id', 'golfer.first_name as firstName', 'golfer.city', 'golfer.state'])
    .select(['final.points as monthlyPoints', 'final.position'])
    .where('final.month', '=', month)
    .where((where) => where.or([where('golfer.is_listed', '=', true), where('final.user_id', '=', userId)]))
    .orderBy('final.position')
    .orderBy('final.user_id')
    .limit(limit)
    .execute();
}
