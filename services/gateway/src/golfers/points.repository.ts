import type { Period } from '@trueswing/domain';
import { type Expression, type RawBuilder, sql } from 'kysely';

export interface PointSums {
  totalPoints: number;
  weeklyPoints: number;
  monthlyPoints: number;
}

/** SQL for the points of a golfer, in total or in a period, from the ledger that the gamification service publishes as a view. */
export const pointsEarned = (owner: Expression<string>, period?: Period): RawBuilder<number> => sql<number>`(
  select coalesce(sum(points), 0)::int from gamification.points_earned earned where earned.user_id = ${owner}
  ${period ? sql`and ${within(period)}` : sql``})`;

/** SQL for one row with the points of a golfer: in total, in a week, and in a month. */
export const pointSums = (owner: Expression<string>, { week, month }: { week: Period; month: Period }) =>
  sql<PointSums>`(
    select coalesce(sum(points), 0)::int as "totalPoints",
      coalesce(sum(points) filter (where ${within(week)}), 0)::int as "weeklyPoints",
      coalesce(sum(points) filter (where ${within(month)}), 0)::int as "monthlyPoints"
    from gamification.points_earned earned where earned.user_id = ${owner})`;

const within = ({ from, until }: Period) => sql`earned.earned_at >= ${from} and earned.earned_at < ${until}`;
