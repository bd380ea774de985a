import type { MonthlyPosition } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { type Kysely, sql } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

/** A golfer's points in a month and the position they give; null without points. */
export async function findMonthlyPosition(
  db: Kysely<GamificationTables>,
  userId: string,
  { from, until }: Period,
): Promise<MonthlyPosition> {
  const { rows } = await sql<MonthlyPosition>`
    with earned as (
      select user_id, sum(points) as points from gamification.point_entry
      where earned_at >= ${from} and earned_at < ${until} group by user_id),
    own as (select coalesce((select points from earned where user_id = ${userId}), 0) as points)
    select own.points::int as "monthlyPoints",
      case when own.points > 0
        then 1 + (select count(*) from earned where earned.points > own.points)::int end as position
    from own`.execute(db);
  return rows[0] ?? { position: null, monthlyPoints: 0 };
}
