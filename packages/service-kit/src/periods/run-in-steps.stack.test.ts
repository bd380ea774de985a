import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { createLogger } from '../logging/logger.ts';
import { hasRun } from './job-runs.ts';
import { type DueRun, runInSteps, runStep } from './run-in-steps.ts';

interface Tables {
  award: { name: string };
}

const logger = createLogger({ service: 'test', level: 'silent' });
let database: TestDatabase;
let instances: [Database<Tables>, ...Database<Tables>[]];
beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => openDatabase<Tables>({ url: database.adminUrl, logger, maxConnections: 2 });
  instances = [open(), open(), open()];
  await sql`create table award (name text)`.execute(instances[0].db);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await database.drop();
});
beforeEach(() => sql`truncate award, billing.job_run`.execute(instances[0].db));

/** A run whose effects are rows, one a step. */
const awarding = (job: string, period: string, names: readonly string[] = [job]): DueRun<Tables> => ({
  table: 'billing.job_run',
  job,
  period,
  async step(tx, position) {
    const next = Number(position ?? 0);
    const name = names[next];
    if (name === undefined) return 'finished';
    await tx.insertInto('award').values({ name }).execute();
    return { position: String(next + 1) };
  },
});
const awards = async () => {
  const rows = await instances[0].db.selectFrom('award').select('name').execute();
  return rows.map(({ name }) => name).toSorted();
};
const run = (...runs: DueRun<Tables>[]) => runInSteps({ db: instances[0].db, logger }, runs);

it('work is done once per period on any number of instances that begin at the same moment', async () => {
  const poll = (period: string) =>
    Promise.all(instances.map(({ db }) => runInSteps({ db, logger }, [awarding('month', period, ['a', 'b', 'c'])])));
  await poll('2026-11');
  await poll('2026-11');
  await run(awarding('month', '2026-11'));
  expect(await awards()).toEqual(['a', 'b', 'c']);
  expect(await hasRun(instances[0].db, awarding('month', '2026-11'))).toBe(true);
  expect(await hasRun(instances[0].db, awarding('month', '2026-12'))).toBe(false);
  await poll('2026-12');
  expect(await awards()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
});

it('a run goes on after the step in which an instance was killed, and neither loses nor repeats a step', async () => {
  const work = awarding('week', '2026-11-22', ['a', 'b', 'c']);
  const [{ db }] = instances;
  expect(await runStep(db, work)).toEqual({ position: '1' });
  const killed: DueRun<Tables> = {
    ...work,
    async step(tx, position) {
      const end = await work.step(tx, position);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      return end;
    },
  };
  await expect(runStep(db, killed)).rejects.toThrow();
  expect(await awards()).toEqual(['a']);
  await run(work);
  expect(await awards()).toEqual(['a', 'b', 'c']);
});

it('work that fails or waits leaves nothing, is tried again, and does not stop the other work', async () => {
  let isBroken = true;
  const fragile = awarding('fragile', '2026');
  const late = awarding('late', '2026');
  const runs: DueRun<Tables>[] = [
    {
      ...fragile,
      async step(tx, position) {
        const end = await fragile.step(tx, position);
        if (isBroken) throw new Error('broken');
        return end;
      },
    },
    { ...late, step: async (tx, position) => (isBroken ? 'waiting' : late.step(tx, position)) },
    awarding('other', '2026'),
  ];
  await run(...runs);
  expect(await awards()).toEqual(['other']);
  isBroken = false;
  await run(...runs);
  await run(...runs);
  expect(await awards()).toEqual(['fragile', 'late', 'other']);
});

it('a run stops between two steps when the service does', async () => {
  const stopping = new AbortController();
  const work = awarding('week', '2026-11-22', ['a', 'b']);
  const stopped: DueRun<Tables> = {
    ...work,
    async step(tx, position) {
      stopping.abort();
      return await work.step(tx, position);
    },
  };
  await runInSteps({ db: instances[0].db, logger }, [stopped], stopping.signal);
  expect(await awards()).toEqual(['a']);
});

it('a finished run deletes those of the same job that are long over', async () => {
  const [{ db }] = instances;
  await run(awarding('day', '2026-07-01'), awarding('day', '2026-08-01'), awarding('other', '2026-07-01'));
  await sql`update billing.job_run set lease_until = now() - interval '91 days' where period = '2026-07-01'`.execute(
    db,
  );
  await run(awarding('day', '2026-11-01'));
  const { rows } = await sql`select job, period from billing.job_run order by job, period`.execute(db);
  expect(rows).toEqual([
    { job: 'day', period: '2026-08-01' },
    { job: 'day', period: '2026-11-01' },
    { job: 'other', period: '2026-07-01' },
  ]);
});
