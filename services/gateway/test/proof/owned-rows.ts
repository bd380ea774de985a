import type { TestGateway } from '../test-gateway.ts';

/** Rows that change without anyone else: when a session was used, what was asked of the golfer's own device. */
const ownLife = ['session', 'upload_in_progress'];

/** Every row of a golfer in the tables of all services, as text. */
export async function ownedRows(gateway: TestGateway, userId: string): Promise<string[]> {
  const tables = await gateway.rows(
    `select table_schema as schema, table_name as name, column_name as key from information_schema.columns
     where (column_name = 'user_id' or (table_name = 'account' and column_name = 'id'))
       and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    (tables as { schema: string; name: string; key: string }[])
      .filter(({ name }) => !ownLife.includes(name))
      .map(async ({ schema, name, key }) => {
        const found = await gateway.rows(
          `select to_jsonb(owned)::text as row from "${schema}"."${name}" as owned where "${key}"::text = $1`,
          [userId],
        );
        return found.map(({ row }) => `${schema}.${name} ${row}`);
      }),
  );
  return rows.flat().sort();
}
