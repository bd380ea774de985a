import type {
  AnalysisFailureCode,
  AnalysisId,
  AnalysisStage,
  AnalyzeVideoJob,
  CameraView,
  UserId,
} from '@trueswing/contracts';
import { errorText, retryTime, timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction, type UpdateObject } from 'kysely';
import type { AnalysisTables } from '../../database.tables.ts';
import { leaseMs } from './lease/attempt-limits.ts';

export type Db = Kysely<AnalysisTables>;
export type Tx = Transaction<AnalysisTables>;
export type Swing = AnalysisTables['gateway.swing_for_analysis'];

/** The result of an attempt and the keys of its files in the object store. */
export type OutputRow = Omit<AnalysisTables['analysis.output'], 'created_at'>;

export interface Rehearsal {
  /** The run of the load test, in place of a golfer. */
  runId: UserId;
  holdMs: number;
  waitMs: number;
}

/** 5 s after the first failure, 20 s after the second. */
const nextAttempt = retryTime({ baseMs: 5_000, failures: sql<number>`failures`, factor: 4 });
const leaseEnd = timeAfter(leaseMs);

/** Creates the job of an uploaded swing unless it exists; a deleted swing gets none. */
export async function createJob(db: Db, analysisId: string): Promise<void> {
  await sql`
    insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
    select analysis_id, user_id, 'queued', 'queued', 0, 1, 0, now(), now()
    from gateway.swing_for_analysis where analysis_id = ${analysisId}
    on conflict (analysis_id) do nothing`.execute(db);
}

/** Takes the lease on a queued attempt; false when another worker holds it or the attempt has ended. */
export async function claimAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('analysis.job')
    .set({
      status: 'running',
      stage: 'probe',
      progress: 0,
      lease_until: leaseEnd,
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

/** Renews the lease; false when the worker no longer owns the attempt. */
export async function renewLease(db: Db, job: AnalyzeVideoJob): Promise<boolean> {
  return updateOwned(db, job, { lease_until: leaseEnd });
}

/** Records stage and progress, and renews the lease; false when the worker no longer owns the attempt. */
export async function recordProgress(db: Db, job: AnalyzeVideoJob, stage: AnalysisStage, progress: number) {
  return updateOwned(db, job, { stage, progress, lease_until: leaseEnd });
}

/** Ends the attempt with success; false when the worker no longer owns it, and then it must write nothing else. */
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

export interface FailedJob {
  analysisId: AnalysisId;
  /** Of a rehearsal the run of the load test. */
  userId: UserId;
  isRehearsal: boolean;
}

export interface AnalysisFailure {
  readonly code: AnalysisFailureCode;
  readonly detail: string;
  /** Where the camera stands, of a video that shows the wrong view. */
  readonly seenView: CameraView | null;
}

/** Ends the analysis as failed; false when the worker no longer owns the attempt. */
export async function markFailed(tx: Tx, job: AnalyzeVideoJob, { code, detail, seenView }: AnalysisFailure) {
  return updateOwned(tx, job, {
    status: 'failed',
    lease_until: null,
    finished_at: sql<Date>`now()`,
    error_code: code,
    error_detail: errorText(detail),
    seen_view: seenView,
  });
}

/** Queues another attempt. After a failure it counts and waits; after a hand-back (`failure` null) it is due immediately. */
export async function requeue(db: Db, job: AnalyzeVideoJob, failure: string | null): Promise<boolean> {
  return updateOwned(db, job, {
    status: 'queued',
    stage: 'queued',
    progress: 0,
    attempt: sql<number>`attempt + 1`,
    failures: failure === null ? sql<number>`failures` : sql<number>`failures + 1`,
    due_at: failure === null ? sql<Date>`now()` : nextAttempt,
    lease_until: null,
    worker_id: null,
    started_at: null,
    error_detail: failure === null ? null : errorText(failure),
  });
}

/** Queues an analysis that has failed, due immediately, as if nothing had failed. The attempt's number still goes up. */
export async function queueAgain(db: Db, analysisId: string): Promise<void> {
  await db
    .updateTable('analysis.job')
    .set({
      ...{ status: 'queued', stage: 'queued', progress: 0, failures: 0 },
      ...{ lease_until: null, worker_id: null, started_at: null, finished_at: null },
      ...{ error_code: null, error_detail: null, seen_view: null },
      attempt: sql<number>`attempt + 1`,
      due_at: sql<Date>`now()`,
    })
    .where('analysis_id', '=', analysisId)
    .where('status', '=', 'failed')
    .execute();
}

/** Failed attempts so far, or null when the worker no longer owns the attempt. */
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

/** The rehearsal of a load test, and how long it has waited for a worker; undefined for an analysis. */
export async function findRehearsal(db: Db, analysisId: string): Promise<Rehearsal | undefined> {
  const { rows } = await sql<Rehearsal>`
    select user_id as "runId", rehearsal_ms as "holdMs",
      round(extract(epoch from started_at - due_at) * 1000)::int as "waitMs"
    from analysis.job where analysis_id = ${analysisId} and rehearsal_ms is not null`.execute(db);
  return rows[0];
}

/** Deletes the job and its output; a running attempt then loses its lease. */
export async function deleteJob(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('analysis.job').where('analysis_id', '=', analysisId).execute();
}

export async function listJobsOfUser(db: Db, userId: string): Promise<AnalysisId[]> {
  const rows = await db.selectFrom('analysis.job').select('analysis_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.analysis_id as AnalysisId);
}

type JobChange = UpdateObject<AnalysisTables, 'analysis.job', 'analysis.job'>;

/** The fence: only the owner of the running attempt can write a change. */
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
