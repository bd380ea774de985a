import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger, type Logger } from '../logging/logger.ts';
import { type Database, openDatabase } from './open-database.ts';
import { withLock } from './with-lock.ts';

let database: TestDatabase;
let opened: Database<unknown>;
let locking: { db: Kysely<unknown>; logger: Logger };
let admin: pg.Pool;
const logger = createLogger({ service: 'test', level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  opened = openDatabase<unknown>({ url: database.url('billing'), logger, maxConnections: 3 });
  locking = { db: opened.db, logger };
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

/** The locks of this test's database. */
const heldLocks = `
  from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`;
const countHeldLocks = async () => (await admin.query(`select 1 ${heldLocks}`)).rowCount;
/** Ends each connection that holds a lock, and waits until it has ended. */
const killHolders = () => admin.query(`select pg_terminate_backend(pid, 5000) ${heldLocks}`);

test('callers with the same name wait for each other, and others do not', async () => {
  const order: string[] = [];
  let second: Promise<unknown> | undefined;
  await withLock(locking, 'one', async () => {
    second = withLock(locking, 'one', async () => order.push('second'));
    await expect.poll(sessions).toContainEqual({ state: 'active', wait_event: 'advisory' });
    await withLock(locking, 'other', async () => order.push('other'));
    order.push('first');
  });
  await second;
  expect(order).toEqual(['other', 'first', 'second']);
});

test('no transaction is open while the work waits, and the work can open its own on the connection', async () => {
  await withLock(locking, 'one', async (connection) => {
    expect((await sessions()).filter(({ state }) => state !== 'idle')).toEqual([]);
    const { rows } = await connection.transaction().execute((tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

test('the lock ends with work that fails', async () => {
  const failing = withLock(locking, 'one', () => Promise.reject(new Error('the work failed')));
  await expect(failing).rejects.toThrow('the work failed');
  expect(await withLock(locking, 'one', async () => 'done')).toBe('done');
});

test('the lock ends with the connection of a process that was killed', async () => {
  const killed = new pg.Client({ connectionString: database.url('billing') });
  killed.on('error', () => undefined);
  await killed.connect();
  await killed.query(`select pg_advisory_lock(hashtextextended('one', 0))`);
  const waiting = withLock(locking, 'one', async () => 'done');
  await expect.poll(sessions).toContainEqual({ state: 'active', wait_event: 'advisory' });
  await killHolders();
  expect(await waiting).toBe('done');
});

describe('if the connection dies while the work runs', () => {
  test('the caller gets the error of the work, and another caller the lock', async () => {
    const failing = withLock(locking, 'one', async () => {
      await killHolders();
      throw new Error('the work failed');
    });
    await expect(failing).rejects.toThrow('the work failed');
    expect(await withLock(locking, 'one', async () => 'done')).toBe('done');
  });

  test('the caller gets the error of the query that failed', async () => {
    const failing = withLock(locking, 'one', async (connection) => {
      await killHolders();
      await sql`select 1`.execute(connection).catch((error: unknown) => {
        throw new Error('the query of the work failed', { cause: error });
      });
    });
    await expect(failing).rejects.toThrow('the query of the work failed');
  });

  test('the caller gets the result of work that needed it no more', async () => {
    const done = await withLock(locking, 'one', async () => {
      await killHolders();
      return 'done';
    });
    expect(done).toBe('done');
    expect(await countHeldLocks()).toBe(0);
  });
});

test('a connection that cannot release the lock does not keep it', async () => {
  const failing = withLock(locking, 'one', async (connection) => {
    await sql`begin`.execute(connection);
    await sql`select 1 / 0`.execute(connection);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await countHeldLocks()).toBe(0);
  const results = await Promise.all(Array.from({ length: 3 }, () => withLock(locking, 'one', async () => 'done')));
  expect(results).toEqual(['done', 'done', 'done']);
});
