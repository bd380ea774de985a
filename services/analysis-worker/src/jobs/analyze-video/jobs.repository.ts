import type { AnalysisFailureCode, AnalysisId, AnalysisStage, AnalyzeVideoJob, UserId } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction, type UpdateObject } from 'kysely';
import type { AnalysisTables } from '../../database.tables.ts';

export type Db = Kysely<AnalysisTables>;
export type Tx = Transaction<AnalysisTables>;
export type Swing = AnalysisTables['gateway.swing_for_analysis'];

/** What an attempt left in the object store, beside its result. */
export type OutputRow = Omit<AnalysisTables['analysis.output'], 'created_at'>;

export interface FailedJob {
  analysisId: AnalysisId;
  userId: UserId;
}

/** A worker that is alive renews its lease every 5 s; after 15 s without, another may take over. */
export const leaseMs = 15_000;
/** Failed attempts after which an analysis is given up. */
export const maxFailures = 3;
/** Pause before the next attempt: 5 s after the first failure, 20 s after the second. */
const retryDelay = sql`interval '5 seconds' * power(4, greatest(failures, 0))`;
const lease = sql<Date>`now() + interval '1 millisecond' * ${leaseMs}::int`;

/** Creates the job of an uploaded swing unless it is there; a deleted swing gets none. */
export async function createJob(db: Db, analysisId: string): Promise<void> {
  await sql`
    insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
    select analysis_id, user_id, 'queued', 'queued', 0, 1, 0, now(), now()
    from gateway.swing_for_analysis where analysis_id = ${analysisId}
    on conflict (analysis_id) do nothing`.execute(db);
}

/** Takes the lease on a queued attempt; false when somebody else has it or it is history. */
export async function claimAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('analysis.job')
    .set({
      status: 'running',
      stage: 'probe',
      progress: 0,
      lease_until: lease,
      worker_id: workerId,
      started_at: sql<Date>`now()`,
    })
    .where('analysis_id', '=', job.analysisId)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'queued')
    .returning('analysis_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Renews the lease; false when the attempt is not the worker's any more. */
export async function renewLease(db: Db, job: AnalyzeVideoJob): Promise<boolean> {
  return updateOwned(db, job, { lease_until: lease });
}

/** Notes how far the work is, and renews the lease; false when the attempt is not the worker's any more. */
export async function recordProgress(db: Db, job: AnalyzeVideoJob, stage: AnalysisStage, progress: number) {
  return updateOwned(db, job, { stage, progress, lease_until: lease });
}

/** Ends the attempt with success; false when it is not the worker's any more: then nothing may be written. */
export async function markSucceeded(tx: Tx, job: AnalyzeVideoJob): Promise<boolean> {
  return updateOwned(tx, job, {
    status: 'succeeded',
    stage: 'done',
    progress: 1,
    lease_until: null,
    finished_at: sql<Date>`now()`,
  });
}

export async function insertOutput(tx: Tx, output: OutputRow): Promise<void> {
  await tx
    .insertInto('analysis.output')
    .values({ ...output, created_at: sql<Date>`now()` })
    .execute();
}

/** Ends the analysis for good; false when the attempt is not the worker's any more. */
export async function markFailed(tx: Tx, job: AnalyzeVideoJob, code: AnalysisFailureCode, detail: string) {
  return updateOwned(tx, job, {
    status: 'failed',
    lease_until: null,
    finished_at: sql<Date>`now()`,
    error_code: code,
    error_detail: detail.slice(0, 2_000),
  });
}

/** Puts the work back for another attempt. A failure counts and waits; a hand-back is due at once. */
export async function requeue(db: Db, job: AnalyzeVideoJob, failure: string | null): Promise<boolean> {
  return updateOwned(db, job, {
    status: 'queued',
    stage: 'queued',
    progress: 0,
    attempt: sql<number>`attempt + 1`,
    failures: failure === null ? sql<number>`failures` : sql<number>`failures + 1`,
    due_at: failure === null ? sql<Date>`now()` : sql<Date>`now() + ${retryDelay}`,
    lease_until: null,
    worker_id: null,
    started_at: null,
    error_detail: failure?.slice(0, 2_000) ?? null,
  });
}

/** Failed attempts so far, or null when the attempt is not the worker's any more. */
export async function countFailures(db: Db, job: AnalyzeVideoJob): Promise<number | null> {
  const row = await db
    .selectFrom('analysis.job')
    .select('failures')
    .where('analysis_id', '=', job.analysisId)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row?.failures ?? null;
}

/** True for one sweeper at a time, until its transaction ends. */
export async function lockSweep(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('analysis.sweep')) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

/** Gives up the running attempts whose worker is gone: another attempt, or the end at the cap. Returns the ended ones. */
export async function reclaimExpired(tx: Tx): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob & { status: string }>`
    update analysis.job set
      failures = failures + 1,
      attempt = case when failures + 1 >= ${maxFailures} then attempt else attempt + 1 end,
      status = case when failures + 1 >= ${maxFailures} then 'failed' else 'queued' end,
      stage = case when failures + 1 >= ${maxFailures} then stage else 'queued' end,
      progress = case when failures + 1 >= ${maxFailures} then progress else 0 end,
      started_at = case when failures + 1 >= ${maxFailures} then started_at end,
      finished_at = case when failures + 1 >= ${maxFailures} then now() end,
      error_code = case when failures + 1 >= ${maxFailures} then 'analysis-failed' end,
      error_detail = 'the worker was lost',
      due_at = now(), lease_until = null, worker_id = null
    where status = 'running' and lease_until < now()
    returning analysis_id as "analysisId", user_id as "userId", status`.execute(tx);
  return rows.filter((row) => row.status === 'failed');
}

/** Attempts that are due, the oldest first. */
export async function listDue(db: Db, limit: number): Promise<AnalyzeVideoJob[]> {
  const rows = await db
    .selectFrom('analysis.job')
    .select(['analysis_id', 'attempt'])
    .where('status', '=', 'queued')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ analysisId: row.analysis_id as AnalysisId, attempt: row.attempt }));
}

/** How many analyses wait and run, over all workers. */
export async function countJobs(db: Db): Promise<{ due: number; running: number; longestWaitS: number }> {
  const { rows } = await sql<{ due: number; running: number; longestWaitS: number }>`
    select (count(*) filter (where status = 'queued' and due_at <= now()))::int as due,
      (count(*) filter (where status = 'running'))::int as running,
      coalesce(extract(epoch from now() - min(due_at) filter (where status = 'queued' and due_at <= now())), 0)::float8
        as "longestWaitS"
    from analysis.job where status in ('queued', 'running')`.execute(db);
  return rows[0] ?? { due: 0, running: 0, longestWaitS: 0 };
}

export async function findSwing(db: Db, analysisId: string): Promise<Swing | undefined> {
  return db
    .selectFrom('gateway.swing_for_analysis')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
}

/** Removes the job and its output; a running attempt finds its lease gone. */
export async function deleteJob(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('analysis.job').where('analysis_id', '=', analysisId).execute();
}

export async function listJobsOf(db: Db, userId: string): Promise<AnalysisId[]> {
  const rows = await db.selectFrom('analysis.job').select('analysis_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.analysis_id as AnalysisId);
}

type JobChange = UpdateObject<AnalysisTables, 'analysis.job', 'analysis.job'>;

/** The fence: a change is written only by the holder of the running attempt. */
async function updateOwned(db: Db, job: AnalyzeVideoJob, change: JobChange): Promise<boolean> {
  const owned = await db
    .updateTable('analysis.job')
    .set(change)
    .where('analysis_id', '=', job.analysisId)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .returning('analysis_id')
    .executeTakeFirst();
  return owned !== undefined;
}
