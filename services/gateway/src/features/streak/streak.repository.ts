import type { StreakFacts } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { streakFactsOf } from '../../golfers/streak-facts.repository.ts';

type Db = Kysely<GatewayTables>;

export const findStreakFacts = (db: Db, userId: string): Promise<StreakFacts> =>
  db.selectNoFrom([...streakFactsOf(sql`${userId}::uuid`)]).executeTakeFirstOrThrow();

/** Days with a completed exercise, all there are, with their number of exercises. */
export async function listTrainedDays(db: Db, userId: string): Promise<{ day: string; exercises: number }[]> {
  return await db
    .selectFrom('gateway.exercise_completion')
    .select([sql<string>`day::text`.as('day'), sql<number>`count(*)::int`.as('exercises')])
    .where('user_id', '=', userId)
    .groupBy('day')
    .execute();
}

export async function listPausedWeeks(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.streak_pause')
    .select(sql<string>`week::text`.as('week'))
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ week }) => week);
}

/** Pausing a week a second time changes nothing. */
export async function insertPause(
  tx: Transaction<GatewayTables>,
  { userId, week, now }: { userId: string; week: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.streak_pause')
    .values({ user_id: userId, week, declared_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'week']).doNothing())
    .execute();
}

export async function deletePause(tx: Transaction<GatewayTables>, userId: string, week: string): Promise<void> {
  await tx.deleteFrom('gateway.streak_pause').where('user_id', '=', userId).where('week', '=', week).execute();
}
