import { type Kysely, type RawBuilder, sql } from 'kysely';
import { timeAfter } from '../database/retry-time.ts';

/** Table `job_run` in the schema of each service whose jobs run once per period: a row for each job and period. */
export interface JobRunTable {
  /** Identifies the job; never changed. */
  job: string;
  /** Day, week or month for which the job runs once, by its first day. */
  period: string;
  /** Place to which the job has come, in its own words; null before the end of its first step. */
  position: string | null;
  /**
   * Claims so far. The fence: only the newest claim may write. A claim that was handed back gives its number to the next one, so work of an
   * older claim that still hangs must bear to be done twice.
   */
  attempts: number;
  /** When another instance may claim the run. */
  lease_until: Date;
  finished_at: Date | null;
}

/** A job's run for one period. */
export interface JobRun {
  readonly table: `${string}.job_run`;
  readonly job: string;
  readonly period: string;
}

export interface ClaimedRun extends JobRun {
  readonly position: string | null;
  readonly attempt: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the database of any service, whose other tables do not matter here.
type Db = Kysely<any>;

export async function hasRun(db: Db, { table, job, period }: JobRun): Promise<boolean> {
  const { rows } = await sql`select job
    from ${sql.table(table)} where job = ${job} and period = ${period} and finished_at is not null`.execute(db);
  return rows.length > 0;
}

/** Claims of one run after which the next one waits: work that kills its process must not do so every minute. */
const claimsWithoutPause = 3;

/** SQL for the end of a claim's lease: from the third claim on it lasts `pauseMs` longer. */
export const leaseEnd = (attempt: RawBuilder<number>, leaseMs: number, pauseMs: number): RawBuilder<Date> =>
  sql`${timeAfter(leaseMs)} + case when ${attempt} < ${claimsWithoutPause} then 0 else ${pauseMs}::int end * interval '1 millisecond'`;

/**
 * Claims a run until `leaseEnd`, and in a transaction until it ends, for which other instances wait. Undefined when the run is
 * finished or another instance owns it.
 */
export async function claimRun(db: Db, run: JobRun, leaseMs: number, pauseMs = 0): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<Omit<ClaimedRun, keyof JobRun>>`
    insert into ${sql.table(run.table)} as run (job, period, attempts, lease_until)
    values (${run.job}, ${run.period}, 1, ${timeAfter(leaseMs)})
    on conflict (job, period) do update
      set attempts = run.attempts + 1, lease_until = ${leaseEnd(sql<number>`run.attempts + 1`, leaseMs, pauseMs)}
      where run.finished_at is null and run.lease_until <= now()
    returning position, attempts as attempt`.execute(db);
  return rows[0] && { ...run, ...rows[0] };
}

/** Writes behind the fence; false when another instance owns the run. */
export async function updateRun(db: Db, run: ClaimedRun, change: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(run.table)} set ${change}
    where job = ${run.job} and period = ${run.period} and attempts = ${run.attempt} and finished_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Finishes a run, as `updateRun`, and deletes those of the same job that no one asks for any more: a job is not late by months. */
export async function finishRun(db: Db, run: ClaimedRun): Promise<boolean> {
  await sql`delete from ${sql.table(run.table)}
    where job = ${run.job} and lease_until < now() - interval '90 days'`.execute(db);
  return await updateRun(db, run, sql`finished_at = now()`);
}
