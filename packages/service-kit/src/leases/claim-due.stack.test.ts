import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { retryTime, timeAfter } from '../database/retry-time.ts';
import { createLogger } from '../logging/logger.ts';
import { claimDue } from './claim-due.ts';

interface Tables {
  ball: { bucket: string; n: number; tries: number; due_at: Date | null };
}

let database: TestDatabase;
let opened: Database<Tables>;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger({ service: 'test', level: 'silent' });
  opened = openDatabase<Tables>({ url: database.adminUrl, logger, maxConnections: 8 });
  db = opened.db;
  await sql`
    create table ball (
      bucket text, n int, tries int not null default 0, due_at timestamptz, primary key (bucket, n))`.execute(db);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(() => sql`truncate ball`.execute(db));

/** Adds balls of bucket `a`, due at these times from now. */
async function addBalls(...dueInS: (number | null)[]): Promise<void> {
  for (const [n, seconds] of dueInS.entries()) {
    await sql`insert into ball (bucket, n, due_at) values ('a', ${n}, now() + ${seconds}::float8 * interval '1 second')`.execute(
      db,
    );
  }
}

const ball = { table: 'ball', key: ['bucket', 'n'], dueAt: 'due_at' } as const;
const claim = (on: Kysely<Tables> = db) =>
  claimDue(on, { ...ball, nextDueAt: timeAfter(60_000), select: sql<{ n: number }>`select n from claimed` });

it('claims what is due, the longest first, and each row once', async () => {
  await addBalls(-1, -3, null, 60, -2);
  const claimed = [];
  for (let count = 0; count < 4; count++) claimed.push((await claim())?.n);
  expect(claimed).toEqual([1, 4, 0, undefined]);
});

it('never gives a row to two of many processes', async () => {
  await addBalls(...Array.from({ length: 20 }, () => -1));
  const claimed = await Promise.all(Array.from({ length: 20 }, () => claim()));
  // Some may find every row locked that they look at; the others still get a row each.
  const numbers = claimed.flatMap((row) => (row ? [row.n] : []));
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('skips a row that another transaction has locked, without a wait', async () => {
  await addBalls(-2, -1);
  await db.transaction().execute(async (tx) => {
    expect((await claim(tx))?.n).toBe(0);
    expect((await claim())?.n).toBe(1);
    expect(await claim()).toBeUndefined();
  });
});

it('counts claims, and computes the next time from the count before this one', async () => {
  await addBalls(-1);
  const nextDueAt = retryTime({ baseMs: 60_000, failures: sql.ref<number>('tries') });
  const select = sql<{ tries: number; dueInMs: number }>`
    select tries, (extract(epoch from due_at - now()) * 1000)::float8 as "dueInMs" from claimed`;
  const claimAgain = async () => {
    await sql`update ball set due_at = now()`.execute(db);
    return await claimDue(db, { ...ball, nextDueAt, attempts: 'tries', select });
  };
  expect(await claimAgain()).toEqual({ tries: 1, dueInMs: 60_000 });
  expect(await claimAgain()).toEqual({ tries: 2, dueInMs: 120_000 });
});

it('claims only rows that meet the condition, and no other row of the same key column', async () => {
  await addBalls(-2, -1);
  await sql`insert into ball (bucket, n, due_at) values ('b', 1, now() - interval '1 second')`.execute(db);
  const claimed = await claimDue(db, {
    ...ball,
    where: sql<boolean>`item.bucket = 'b'`,
    nextDueAt: timeAfter(60_000),
    select: sql<{ bucket: string; n: number }>`select bucket, n from claimed`,
  });
  expect(claimed).toEqual({ bucket: 'b', n: 1 });
  const { rows } = await sql<{ due: number }>`select count(*) as due from ball where due_at <= now()`.execute(db);
  expect(rows).toEqual([{ due: 2 }]);
});
