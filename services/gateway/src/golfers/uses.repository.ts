import { type Expression, sql } from 'kysely';

/** SQL for what a golfer has used, of which the plan limits some. */
export const usesOf = (owner: Expression<string>) =>
  [
    sql<number>`(
      select count(*) from gateway.upload_credit credit where credit.user_id = ${owner} and credit.released_at is null)`.as(
      'videoUploadsUsed',
    ),
    sql<number>`(select count(*) from gateway.analysis_view seen where seen.user_id = ${owner})`.as(
      'analysisViewsUsed',
    ),
    sql<number>`(select count(*) from gateway.workout_view served where served.user_id = ${owner})`.as(
      'workoutViewsUsed',
    ),
  ] as const;
