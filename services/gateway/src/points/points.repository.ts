import { centralMonth, centralWeek, type Period } from '@trueswing/domain';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { GatewayTables } from '../database.tables.ts';

export interface PointSums {
  totalPoints: number;
  /** Of the US Central week and month that hold the moment. */
  weeklyPoints: number;
  monthlyPoints: number;
}

/** Sums of a golfer's points. */
export async function sumPoints(db: Kysely<GatewayTables>, ownerId: string, now: Date): Promise<PointSums> {
  const owner = sql<string>`${ownerId}::uuid`;
  return await db
    .selectNoFrom([
      pointsEarned(owner).as('totalPoints'),
      pointsEarned(owner, centralWeek(now)).as('weeklyPoints'),
      pointsEarned(owner, centralMonth(now)).as('monthlyPoints'),
    ])
    .executeTakeFirstOrThrow();
}

/** SQL for the points of a golfer, in total or in a period, from the ledger that the gamification service publishes as a view. */
export const pointsEarned = (owner: Expression<string>, period?: Period): RawBuilder<number> => sql<number>`(
  select coalesce(sum(points), 0)::int from gamification.points_earned earned where earned.user_id = ${owner}
  ${period ? sql`and earned.earned_at >= ${period.from} and earned.earned_at < ${period.until}` : sql``})`;
