import pg from 'pg';

/** Runs one statement in the database of a running system, such as to make users that no one registers. */
export async function queryDatabase(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
