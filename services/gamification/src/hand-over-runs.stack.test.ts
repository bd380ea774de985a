import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobRuns } from '../migrations/2026-11-23-07-job-runs.ts';
import { openGamification, type TestGamification } from '../test/open-gamification.ts';

let service: TestGamification;
beforeEach(async () => {
  service = await openGamification();
});
afterEach(() => service.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(service.deps.db)).rows;
/** Statements of the version before, by which an instance of it begins a run. */
const recordRun = (period: string) =>
  sql`insert into gamification.scheduled_run values ('close-month', ${period}, now()) on conflict do nothing returning job`;
async function lockRun(period: string) {
  await rowsOf(sql`
    insert into gamification.notice_run values ('new-week', ${period}, gen_random_uuid(), null) on conflict do nothing`);
  return await rowsOf(sql`
    select notice from gamification.notice_run
    where notice = 'new-week' and period = ${period} and finished_at is null for update skip locked`);
}

test('runs of the version before are handed over with their positions, and it begins none afterward', async () => {
  const { db } = service.deps;
  const lastGolfer = '5f0f1d56-9d0f-4a3f-8a44-6f2f3b1c0d11';
  await sql`drop table gamification.job_run`.execute(db);
  await sql`drop function gamification.begin_no_run cascade`.execute(db);
  expect(await rowsOf(recordRun('2026-10-01'))).toHaveLength(1);
  expect(await lockRun('2026-11-22')).toHaveLength(1);
  await sql`update gamification.notice_run set after_user_id = ${lastGolfer}`.execute(db);
  await db.transaction().execute((tx) => jobRuns.up(tx));

  const handedOver = sql`
    select job, period, position, finished_at is not null as is_finished from gamification.job_run order by job`;
  expect(await rowsOf(handedOver)).toEqual([
    { job: 'close-month', period: '2026-10-01', position: null, is_finished: true },
    { job: 'new-week', period: '2026-11-22', position: lastGolfer, is_finished: false },
  ]);
  expect(await rowsOf(recordRun('2026-11-01'))).toEqual([]);
  expect(await lockRun('2026-11-22')).toEqual([]);
  expect(await lockRun('2026-11-29')).toEqual([]);
});
