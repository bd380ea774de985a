import pg from 'pg';
import { accountRows, insertOf } from '../seed-rows.ts';

/** Most golfers have few points, some many: up to 2,700 in a month, which is 90 points on each of 30 days. */
const points = '5 + floor(2696 * power(random(), 4))::int';

/** Writes golfers with points of this month straight into the tables. Returns the ids of some of them. */
export async function seedMonth(adminUrl: string, golfers: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(
      insertOf(
        accountRows('select gen_random_uuid() as id, n from generate_series(1, $1::int) n', {
          city: "'Austin'",
          state: "'TX'",
          is_listed: 'n % 20 <> 0',
        }),
      ),
      [golfers],
    );
    await client.query(
      `insert into gamification.month_points (month, user_id, points)
       select date_trunc('month', now() at time zone 'America/Chicago')::date, id, ${points} from gateway.account`,
    );
    await client.query(
      `insert into gamification.month_histogram (month, points, golfers)
       select month, points, count(*) from gamification.month_points group by 1, 2`,
    );
    await client.query(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
       select user_id, 'exercise', points, gen_random_uuid(), now() from gamification.month_points`,
    );
    await client.query('vacuum analyze');
    const { rows } = await client.query('select id from gateway.account tablesample bernoulli (1) limit 2000');
    return rows.map(({ id }) => id as string);
  } finally {
    await client.end();
  }
}
