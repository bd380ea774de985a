import { sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

/** Merges the rows of a month with the same points into one. */
export async function mergeEqualPoints(tx: Transaction<GamificationTables>): Promise<void> {
  await sql`
    with changed as (
      select month, points from gamification.month_histogram group by month, points having count(*) > 1),
    taken as (
      delete from gamification.month_histogram histogram using changed
      where histogram.month = changed.month and histogram.points = changed.points
      returning histogram.month, histogram.points, histogram.golfers)
    insert into gamification.month_histogram (month, points, golfers)
    select month, points, sum(golfers) from taken group by month, points having sum(golfers) <> 0`.execute(tx);
}
