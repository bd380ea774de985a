import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('prepares reads once, but neither writes nor reads of all columns', async () => {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { db, close } = openDatabase({ url: database.adminUrl, logger, maxConnections: 1, preparesReads: true });
  try {
    await sql`create table one (n int)`.execute(db);
    await sql`insert into one values (${1})`.execute(db);
    for (const n of [1, 1, 2]) await sql`select n from one where n = ${n}`.execute(db);
    await sql`select one.* from one where n = ${1}`.execute(db);
    // A column that a migration adds while the service runs does not break a read.
    await sql`alter table one add column m int`.execute(db);
    const { rows } = await sql`select one.* from one where n = ${1}`.execute(db);
    expect(rows).toEqual([{ n: 1, m: null }]);
    const prepared = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    expect(prepared.rows.map((row) => row.statement)).toContain('select n from one where n = $1');
    expect(prepared.rows.filter((row) => /insert|\.\*/.test(row.statement))).toEqual([]);
  } finally {
    await close();
  }
});
