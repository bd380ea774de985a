import type { ClientBase } from 'pg';
import type { SavedTable } from '../manifest.ts';

/** The schemas of the services, which hold every fact. */
const schemas = ['events', 'gateway', 'analysis', 'billing', 'gamification'];
const migrationTables = ['migration', 'migration_lock'];

export type Table = Pick<SavedTable, 'name' | 'columns'>;

/** Tables with the columns that hold values of their own; generated columns are computed again. Without the lists of migrations. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and c.relname <> all($2)
     group by 1 order by 1`,
    [schemas, migrationTables],
  );
  return rows;
}

/** Names of the applied migrations with their schema, sorted. A schema that was never migrated, as in an interrupted first run, has none. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const migrated = await client.query<{ schema: string }>(
    `select s as schema from unnest($1::text[]) s where to_regclass(format('%I.migration', s)) is not null`,
    [schemas],
  );
  if (migrated.rows.length === 0) return [];
  const parts = migrated.rows.map(({ schema }) => `select '${schema}/' || name as name from ${schema}.migration`);
  const { rows } = await client.query<{ name: string }>(`${parts.join(' union all ')} order by 1`);
  return rows.map(({ name }) => name);
}

export async function countAccounts(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from gateway.account');
  return rows[0]?.count ?? 0;
}

/** Sets every sequence behind the largest value of its column. */
export async function advanceSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname = any($1)
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`,
    [schemas],
  );
  for (const { table, column, sequence } of rows) {
    await client.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${table}`, [sequence]);
  }
}
