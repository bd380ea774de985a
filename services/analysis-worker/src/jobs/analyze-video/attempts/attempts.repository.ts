import type { AnalysisFailureCode, AnalysisStage, AnalyzeVideoJob, CameraView } from '@trueswing/contracts';
import { errorText, retryTime, timeAfter } from '@trueswing/service-kit';
import { sql, type UpdateObject } from 'kysely';
import type { AnalysisTables } from '../../../database.tables.ts';
import type { Db, Tx } from '../jobs.repository.ts';
import { leaseMs } from '../lease/attempt-limits.ts';

/** The result of an attempt and the keys of its files in the object store. */
export type OutputRow = Omit<AnalysisTables['analysis.output'], 'created_at'>;

/** 5 s after the first failure, 20 s after the second. */
const nextAttempt = retryTime({ baseMs: 5_000, failures: sql<number>`failures`, factor: 4 });
const leaseEnd = timeAfter(leaseMs);

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
