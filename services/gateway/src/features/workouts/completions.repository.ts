import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Completed exercise with the points that it earned, and by which streak. */
export interface Completion {
  exerciseId: string;
  points: number;
  streakWeeks: number;
  /** Weeks of the streak if it reached a tier. */
  reachedWeeks: number | null;
  /** When the golfer did it: by the server's clock, less the time that it waited on the device. */
  doneAt: Date;
  /** When it was decided; no other one of the day has the same moment. */
  completedAt: Date;
}

/** The exercises completed on a day, in the order in which they were decided. */
export async function listCompletions(db: Db, userId: string, day: string): Promise<Completion[]> {
  return await db
    .selectFrom('gateway.exercise_completion')
    .select(['exercise_id as exerciseId', 'points', 'streak_weeks as streakWeeks', 'completed_at as completedAt'])
    .select('reached_weeks as reachedWeeks')
    .select(({ fn }) => fn.coalesce('done_at', 'completed_at').as('doneAt'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .orderBy('completed_at')
    .execute();
}

export async function insertCompletion(
  tx: Transaction<GatewayTables>,
  completion: Completion & { id: string; userId: string; day: string; name: string },
): Promise<void> {
  await tx
    .insertInto('gateway.exercise_completion')
    .values({
      id: completion.id,
      user_id: completion.userId,
      day: completion.day,
      exercise_id: completion.exerciseId,
      name: completion.name,
      points: completion.points,
      streak_weeks: completion.streakWeeks,
      reached_weeks: completion.reachedWeeks,
      completed_at: completion.completedAt,
      done_at: completion.doneAt,
    })
    .execute();
}

/** Sums by day, newest first, with the ids of the exercises. */
export async function sumDays(db: Db, userId: string, limit: number) {
  return await db
    .selectFrom('gateway.exercise_completion')
    .select([sql<string>`day::text`.as('date'), sql<number>`count(*)::int`.as('exercisesCompleted')])
    .select([sql<number>`sum(points)::int`.as('pointsEarned'), sql<number>`max(streak_weeks)`.as('streak')])
    .select(sql<string[]>`array_agg(exercise_id)`.as('exerciseIds'))
    .where('user_id', '=', userId)
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}
