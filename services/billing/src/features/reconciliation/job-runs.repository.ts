import { timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

interface JobRun {
  job: string;
  /** The job runs once per period: a day, YYYY-MM-DD. */
  period: string;
}

/** Whether this process is to run the job: false if it has run, or another process runs it now. */
export async function claimRun(db: Db, { job, period }: JobRun, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into billing.job_run as run (job, period, lease_until)
    values (${job}, ${period}, ${timeAfter(leaseMs)})
    on conflict (job, period) do update set lease_until = excluded.lease_until
      where run.finished_at is null and run.lease_until < now()
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function finishRun(db: Db, { job, period }: JobRun): Promise<void> {
  await db
    .updateTable('billing.job_run')
    .set({ finished_at: sql<Date>`now()` })
    .where('job', '=', job)
    .where('period', '=', period)
    .execute();
}

export async function pruneRuns(db: Db, before: string): Promise<void> {
  await db.deleteFrom('billing.job_run').where('period', '<', before).execute();
}
