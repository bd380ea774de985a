import type pg from 'pg';
import { rowsOfGolfers } from './rows-of-golfers.ts';

/** Golfers whose rows are written, and sorted, at a time. */
const batch = 100_000;
/** Seeding alone: what is lost in a crash is seeded again, and no row refers to one that is missing. */
const settings = [
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set work_mem = '1GB'`,
  `set maintenance_work_mem = '1GB'`,
];

/** Adds golfers, from one number to another, with all that half a year leaves of them. Prints each table. */
export async function growTo(client: pg.Client, from: number, to: number): Promise<void> {
  for (const setting of settings) await client.query(setting);
  for (const { table, sql } of rowsOfGolfers) {
    const startedAt = performance.now();
    const indexes = await dropIndexes(client, table);
    let rows = 0;
    for (let first = from; first <= to; first += batch) {
      const { rowCount } = await client.query(`insert into ${table} ${sql}`, [first, Math.min(to, first + batch - 1)]);
      rows += rowCount ?? 0;
    }
    for (const definition of indexes) await client.query(definition);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(`  ${table}: ${rows.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s`);
  }
  await client.query('update gateway.account_count set accounts = (select count(*) from gateway.account)');
  await client.query('truncate gamification.month_histogram');
  await client.query(
    `insert into gamification.month_histogram (month, points, golfers)
     select month, points, count(*) from gamification.month_points group by 1, 2`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** An index that grows row by row takes longer than one that is built at the end. Those of constraints stay. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
