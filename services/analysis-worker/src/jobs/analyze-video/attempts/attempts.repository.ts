import type { AnalysisFailureCode, AnalyzeVideoJob, CameraView } from '@trueswing/contracts';
import { errorText, retryTime } from '@trueswing/service-kit';
import { sql } from 'kysely';
import type { AnalysisTables } from '../../../database.tables.ts';
import type { Db, Tx } from '../jobs.repository.ts';
import { updateOwned } from '../lease/lease.repository.ts';

/** The result of an attempt and the keys of its files in the object store. */
export type OutputRow = Omit<AnalysisTables['analysis.output'], 'created_at'>;

/** 5 s after the first failure, 20 s after the second. */
const nextAttempt = retryTime({ baseMs: 5_000, failures: sql<number>`failures`, factor: 4 });

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
