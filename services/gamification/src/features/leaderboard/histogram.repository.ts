import { tryLock } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

/** Merges the rows of a month with the same points into one. Instances that merge at the same time do not wait for each other. */
export async function mergeHistogram(db: Kysely<GamificationTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'gamification.month_histogram'))) return;
    await sql`
      with changed as (
        select month, points from gamification.month_histogram group by month, points having count(*) > 1),
      taken as (
        delete from gamification.month_histogram histogram using changed
        where histogram.month = changed.month and histogram.points = changed.points
        returning histogram.month, histogram.points, histogram.golfers)
      insert into gamification.month_histogram (month, points, golfers)
      select month, points, sum(golfers) from taken group by month, points having sum(golfers) <> 0`.execute(tx);
  });
}
