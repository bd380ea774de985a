import pg from 'pg';
import { accountRows, insertOf, premiumRows, swingRows } from '../seed-rows.ts';

const firstNames = ['Ada', 'Ben', 'Carla', 'Dev', 'Elena', 'Finn', 'Grace', 'Hiro', 'Ines', 'Jon', 'Kofi', 'Lena'];
const lastNames = [
  'Archer',
  'Brandt',
  'Costa',
  'Dimitriou',
  'Eriksen',
  'Fontaine',
  'Garcia',
  'Hughes',
  'Ito',
  'Jansen',
];
/** The e-mail of the n-th user, from 1 for the oldest. */
export const emailOf = (n: number): string => `golfer-${n}@mail${n % 7}.example.com`;

const anyOf = (names: readonly string[]) =>
  `(array['${names.join("','")}'])[1 + floor(random() * ${names.length})::int]`;

/** Writes users straight into the tables: one in fifty with Premium, one in ten with an upload, views and points. */
export async function seedUsers(adminUrl: string, users: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // An index that grows row by row takes longer than one that is built at the end.
    const { rows } = await client.query(`select pg_get_indexdef('gateway.account_search'::regclass) as definition`);
    await client.query('drop index gateway.account_search');
    await client.query(
      insertOf(
        accountRows('select gen_random_uuid() as id, n from generate_series(1, $1::int) n', {
          email: "'golfer-' || n || '@mail' || n % 7 || '.example.com'",
          first_name: anyOf(firstNames),
          last_name: `${anyOf(lastNames)} || n % 1000`,
          created_at: "now() - interval '1 minute' * ($1::int - n)",
        }),
      ),
      [users],
    );
    await client.query(rows[0]?.definition);
    await client.query('create temporary table active as select id from gateway.account tablesample bernoulli (10)');
    await client.query(
      `with swing as (
         ${insertOf(swingRows('select gen_random_uuid() as id, id as user_id from active'))} returning id, user_id),
       credit as (
         insert into gateway.upload_credit (user_id, analysis_id, plan, club, week_start, taken_at)
         select user_id, id, 'free', 'driver', '2026-01-04', now() from swing)
       insert into gateway.analysis_view select user_id, id, now() from swing`,
    );
    await client.query(
      `insert into gateway.workout_view select id, '2026-01-01'::date + day, now() from active, generate_series(1, 5) day`,
    );
    await client.query(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
       select id, 'exercise', 8, gen_random_uuid(), now() - interval '1 day' * day from active, generate_series(1, 10) day`,
    );
    await client.query(insertOf(premiumRows('select id from gateway.account tablesample bernoulli (2)')));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
