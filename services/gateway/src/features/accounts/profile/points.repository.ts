import { centralMonth, centralWeek } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

export interface PointSums {
  totalPoints: number;
  /** Of the US Central week and month that hold the moment. */
  weeklyPoints: number;
  monthlyPoints: number;
}

/** Sums of the ledger that the gamification service publishes as a view. */
export async function sumPoints(db: Kysely<GatewayTables>, ownerId: string, now: Date): Promise<PointSums> {
  const [week, month] = [centralWeek(now), centralMonth(now)];
  return await db
    .selectFrom('gamification.points_earned')
    .where('user_id', '=', ownerId)
    .select(({ fn, lit }) => {
      const sum = fn.sum<number>('points');
      const all = (points: typeof sum) => fn.coalesce(points, lit(0)).$castTo<number>();
      return [
        all(sum).as('totalPoints'),
        all(sum.filterWhere('earned_at', '>=', week.from)).as('weeklyPoints'),
        all(sum.filterWhere('earned_at', '>=', month.from)).as('monthlyPoints'),
      ];
    })
    .executeTakeFirstOrThrow();
}
