import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type Database, openDatabase } from './open-database.ts';
import { withLock } from './with-lock.ts';

let database: TestDatabase;
let opened: Database<unknown>;
let admin: pg.Pool;
const logger = createLogger({ service: 'test', level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  opened = openDatabase<unknown>({ url: database.url('billing'), logger, maxConnections: 3 });
});
afterAll(async () => {
  await opened.close();
  await admin.end();
  await database.drop();
});

const sessions = async () => {
  const { rows } = await admin.query(
    `select state, wait_event from pg_stat_activity where datname = current_database() and usename = 'billing'`,
  );
  return rows;
};

test('callers with the same name wait for each other, and others do not', async () => {
  const order: string[] = [];
  let second: Promise<unknown> | undefined;
  await withLock(opened.db, 'one', async () => {
    second = withLock(opened.db, 'one', async () => order.push('second'));
    await expect.poll(sessions).toContainEqual({ state: 'active', wait_event: 'advisory' });
    await withLock(opened.db, 'other', async () => order.push('other'));
    order.push('first');
  });
  await second;
  expect(order).toEqual(['other', 'first', 'second']);
});

test('no transaction is open while the work waits, and the work can open its own on the connection', async () => {
  await withLock(opened.db, 'one', async (connection) => {
    expect((await sessions()).filter(({ state }) => state !== 'idle')).toEqual([]);
    const { rows } = await connection.transaction().execute((tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

test('the lock ends with work that fails', async () => {
  const failing = withLock(opened.db, 'one', () => Promise.reject(new Error('the work failed')));
  await expect(failing).rejects.toThrow('the work failed');
  expect(await withLock(opened.db, 'one', async () => 'done')).toBe('done');
});

test('the lock ends with the connection of a process that was killed', async () => {
  const killed = new pg.Client({ connectionString: database.url('billing') });
  killed.on('error', () => undefined);
  await killed.connect();
  await killed.query(`select pg_advisory_lock(hashtextextended('one', 0))`);
  const waiting = withLock(opened.db, 'one', async () => 'done');
  await expect.poll(sessions).toContainEqual({ state: 'active', wait_event: 'advisory' });
  await admin.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()`,
  );
  expect(await waiting).toBe('done');
});
