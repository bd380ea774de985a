import type { InspectedStores } from '../inspected-stores.ts';
import type { TestGateway } from '../test-gateway.ts';

/**
 * Finds where any of the texts occurs: `schema.table` for rows of any table in any column, and keys of the object store,
 * incomplete uploads included.
 */
export async function findTraces(gateway: InspectedStores, texts: readonly string[]): Promise<string[]> {
  const tables = await gateway.rows(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const rows = await gateway.rows(`select 1 from ${name} as row where row::text ilike any ($1) limit 1`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  const { client, name: bucket } = gateway.bucket;
  const incomplete: string[] = [];
  for await (const { key } of client.listIncompleteUploads(bucket, '', true)) incomplete.push(key as string);
  const keys = [...(await gateway.bucket.keys()), ...incomplete];
  return [...found, ...keys.filter((key) => texts.some((text) => key.includes(text)))];
}

/** Every table with a column for a golfer's or an analysis's id, except the given ones. */
export async function tablesThatName(gateway: TestGateway, excepted: readonly string[]): Promise<string[]> {
  const rows = await gateway.rows(
    `select distinct c.table_schema || '.' || c.table_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.column_name ~ '^(user|analysis)_id$'`,
  );
  return (rows as { name: string }[]).map(({ name }) => name).filter((name) => !excepted.includes(name));
}
