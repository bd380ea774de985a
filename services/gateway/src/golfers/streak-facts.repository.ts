import { type Expression, sql } from 'kysely';

/** SQL for what decides a golfer's streak: all days with a completed exercise, and the paused weeks. */
export const streakFactsOf = (owner: Expression<string>) =>
  [
    sql<string[]>`array(
      select distinct done.day::text from gateway.exercise_completion done where done.user_id = ${owner})`.as(
      'trainedDays',
    ),
    sql<string[]>`array(select pause.week::text from gateway.streak_pause pause where pause.user_id = ${owner})`.as(
      'pausedWeeks',
    ),
  ] as const;
