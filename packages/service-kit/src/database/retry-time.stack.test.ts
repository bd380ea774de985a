import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type Database, openDatabase } from './open-database.ts';
import { pingDatabase } from './ping-database.ts';
import { retryTime, timeAfter } from './retry-time.ts';

let database: TestDatabase;
let opened: Database<unknown>;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger({ service: 'test', level: 'silent' });
  opened = openDatabase<unknown>({ url: database.adminUrl, logger, maxConnections: 1 });
  db = opened.db;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** Milliseconds from now, as the database computes it. */
async function msFromNow(time: RawBuilder<Date>, failures = 0): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from ${time} - now()) * 1000)::float8 as ms
    from (values (${failures}::int)) job (failures)`.execute(db);
  return Math.round(rows[0]?.ms ?? Number.NaN);
}

describe('retryTime', () => {
  it('doubles the delay with each failure, up to an hour', async () => {
    const time = retryTime({ baseMs: 1_000, failures: sql.ref<number>('job.failures') });
    const delays = [];
    for (const failures of [0, 1, 2, 3, 11, 12, 13, 1_000_000]) delays.push(await msFromNow(time, failures));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000, 3_600_000]);
  });

  it('takes a number of failures, another factor and another maximum', async () => {
    const delay = (failures: number) => msFromNow(retryTime({ baseMs: 5_000, failures, factor: 4, maxMs: 60_000 }));
    expect(await Promise.all([-1, 0, 1, 2].map(delay))).toEqual([5_000, 5_000, 20_000, 60_000]);
  });

  it('adds up to the given share at random', async () => {
    const time = retryTime({ baseMs: 1_000, failures: 0, jitter: 0.5 });
    const delays = [];
    for (let count = 0; count < 20; count++) delays.push(await msFromNow(time));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);
    expect(new Set(delays).size).toBeGreaterThan(1);
  });
});

it('timeAfter is a fixed time from now', async () => {
  expect(await msFromNow(timeAfter(45_000))).toBe(45_000);
});

it('pingDatabase rejects when the database is closed', async () => {
  await expect(pingDatabase(db)).resolves.toBeUndefined();
  const logger = createLogger({ service: 'test', level: 'silent' });
  const away = openDatabase({ url: 'postgres://billing@127.0.0.1:1/none', logger, maxConnections: 1 });
  await expect(pingDatabase(away.db)).rejects.toThrow('ECONNREFUSED');
  await away.close();
});
