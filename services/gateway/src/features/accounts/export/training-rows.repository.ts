import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { awaitAll } from './await-all.ts';

/** The golfer's workouts, what was logged of them, and the recaps of months. */
export async function readTrainingRows(db: Kysely<GatewayTables>, ownerId: string) {
  const day = sql<string>`day::text`.as('day');
  return await awaitAll({
    workouts: db
      .selectFrom('gateway.workout_plan')
      .select([day, 'focus_areas as focusAreas', 'basis', 'lead', 'exercises', 'planned_again_at as plannedAgainAt'])
      .where('user_id', '=', ownerId)
      .orderBy('day')
      .execute(),
    exchangedExercises: db
      .selectFrom('gateway.exercise_swap')
      .select([day, 'exercise_id as exerciseId', 'replacement_id as replacementId', 'reason'])
      .select('swapped_at as swappedAt')
      .where('user_id', '=', ownerId)
      .orderBy('swapped_at')
      .execute(),
    completedExercises: db
      .selectFrom('gateway.exercise_completion')
      .select(['id', day, 'exercise_id as exerciseId', 'name', 'points', 'streak_weeks as streakWeeks'])
      .select(['reached_weeks as reachedWeeks', 'done_at as doneAt', 'completed_at as completedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('completed_at')
      .execute(),
    pausedWeeks: db
      .selectFrom('gateway.streak_pause')
      .select([sql<string>`week::text`.as('week'), 'declared_at as declaredAt'])
      .where('user_id', '=', ownerId)
      .orderBy('week')
      .execute(),
    recaps: db
      .selectFrom('gateway.recap')
      .select(['recap', 'written_at as writtenAt'])
      .where('user_id', '=', ownerId)
      .orderBy('month')
      .execute(),
    goals: db
      .selectFrom('gateway.goal')
      .select(['analysis_id as analysisId', 'plan', 'outcome', 'started_at as startedAt', 'ended_at as endedAt'])
      .select([sql<string>`due_on::text`.as('dueOn'), sql<string | null>`opens_on::text`.as('opensOn')])
      .select(sql<string | null>`start_due_on::text`.as('startDueOn'))
      .select(['reminded_at as remindedAt', 'start_asked_at as startAskedAt', 'was_looked_at as wasLookedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('started_at')
      .execute(),
    exerciseLogs: db
      .selectFrom('gateway.exercise_log')
      .select(['exercise_name as exerciseName', 'workout_date as workoutDate', 'sets', 'reps', 'weight'])
      .select(['duration_s as durationS', 'notes', 'idempotency_key as idempotencyKey', 'created_at as createdAt'])
      .where('user_id', '=', ownerId)
      .orderBy('workout_date')
      .execute(),
  });
}
