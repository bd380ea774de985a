import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { createLogger } from '../logging/logger.ts';
import { claimRun, hasRun } from './job-runs.ts';
import { runUnderLease } from './run-under-lease.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const job = { table: 'billing.job_run', job: 'compare', period: '2026-11-23' } as const;
const halfHourMs = 1_800_000;
let database: TestDatabase;
let opened: Database<object>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase<object>({ url: database.adminUrl, logger, maxConnections: 2 });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(() => sql`truncate billing.job_run`.execute(opened.db));

const run = (work: () => Promise<void>) =>
  runUnderLease({ db: opened.db, logger }, { ...job, retryMs: halfHourMs }, work);
const pass = (ms: number) =>
  sql`update billing.job_run set lease_until = lease_until - ${ms} * interval '1 millisecond'`.execute(opened.db);

it('work is done once, by one instance at a time', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    await run(() => Promise.reject(new Error('another instance ran it as well')));
  };
  await run(work);
  await run(work);
  expect(runs).toBe(1);
  expect(await hasRun(opened.db, job)).toBe(true);
});

it('work that fails is due again after its delay', async () => {
  await expect(run(() => Promise.reject(new Error('Stripe is away')))).rejects.toThrow('Stripe is away');
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  await run(work);
  expect(runs).toBe(0);
  await pass(halfHourMs);
  await run(work);
  expect(runs).toBe(1);
});

it('work that fails is due again after its delay, also after the third time', async () => {
  const fail = () => run(() => Promise.reject(new Error('Stripe is away')));
  for (let times = 0; times < 5; times += 1) {
    await expect(fail()).rejects.toThrow('Stripe is away');
    await fail();
    await pass(halfHourMs);
  }
});

it('work that a stopped service hands back is due again immediately and does not count as killed', async () => {
  const stopped = () =>
    runUnderLease(
      { db: opened.db, logger },
      { ...job, retryMs: halfHourMs },
      () => Promise.resolve(),
      AbortSignal.abort(),
    );
  for (let times = 0; times < 5; times += 1) await stopped();
  expect(await claimRun(opened.db, job, 0, halfHourMs)).toMatchObject({ attempt: 1 });
});

it('work that kills its process is claimed again immediately, and later after a pause', async () => {
  const claim = () => claimRun(opened.db, job, 0, halfHourMs);
  for (const attempt of [1, 2, 3]) expect(await claim()).toMatchObject({ attempt });
  expect(await claim()).toBeUndefined();
  await pass(halfHourMs);
  expect(await claim()).toMatchObject({ attempt: 4 });
  expect(await claim()).toBeUndefined();
});
