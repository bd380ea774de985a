import type pg from 'pg';
import { rowsOfGolfers } from '../seed/rows-of-golfers.ts';

/** A table with its indexes. */
export interface TableSize {
  readonly rows: number;
  readonly tableMb: number;
  readonly indexesMb: number;
}

/** Sizes of the tables that grow with golfers, the largest first. */
export async function measureSizes(client: pg.Client): Promise<Record<string, TableSize>> {
  const { rows } = await client.query<{ name: string } & TableSize>(
    `select name, reltuples::float8 as rows, round(pg_table_size(oid) / 1e6)::float8 as "tableMb",
       round(pg_indexes_size(oid) / 1e6)::float8 as "indexesMb"
     from unnest($1::text[]) name join pg_class on oid = name::regclass
     order by pg_total_relation_size(oid) desc`,
    [rowsOfGolfers.map(({ table }) => table)],
  );
  return Object.fromEntries(rows.map(({ name, ...size }) => [name, size]));
}

/** Changes one row in a hundred of the jobs, and vacuums the table with the pauses that autovacuum makes. Seconds of each. */
export async function measureVacuum(client: pg.Client) {
  await client.query('reset all');
  await client.query(`set vacuum_cost_delay = '2ms'`);
  const updateS = await secondsOf(() =>
    client.query(`update analysis.job set progress = 1 where get_byte(uuid_send(analysis_id), 0) < 3`),
  );
  const vacuumS = await secondsOf(() => client.query('vacuum analysis.job'));
  const analyzeS = await secondsOf(() => client.query('analyze'));
  return { updateS, vacuumS, analyzeS };
}

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
