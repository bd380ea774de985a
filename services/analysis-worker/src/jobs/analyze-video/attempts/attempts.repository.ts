import type {
  AnalysisFailureCode,
  AnalysisId,
  AnalyzeVideoJob,
  CameraView,
  UserId,
  VideoView,
} from '@trueswing/contracts';
import { errorText } from '@trueswing/service-kit';
import { sql } from 'kysely';
import type { AnalysisTables } from '../../../database.tables.ts';
import { maxFailures, nextAttemptAt } from '../../retries.ts';
import type { Db, Tx } from '../jobs.repository.ts';
import { updateOwned } from '../lease/lease.repository.ts';

/** The result of an attempt and the keys of its files in the object store. */
export type OutputRow = Omit<AnalysisTables['analysis.output'], 'created_at'>;

/** Ends the attempt with success; false when the worker no longer owns it, and then it must write nothing else. */
export async function markSucceeded(tx: Tx, job: AnalyzeVideoJob, finishedAt?: Date): Promise<boolean> {
  return updateOwned(tx, job, {
    status: 'succeeded',
    stage: 'done',
    progress: 1,
    lease_until: null,
    finished_at: finishedAt ?? sql<Date>`now()`,
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
  /** Which of two videos is at fault; null with one, and where none is. */
  readonly rejectedVideo: VideoView | null;
}

/** Ends the analysis as failed; false when the worker no longer owns the attempt. */
export async function markFailed(tx: Tx, job: AnalyzeVideoJob, failure: AnalysisFailure) {
  return updateOwned(tx, job, {
    status: 'failed',
    lease_until: null,
    finished_at: sql<Date>`now()`,
    error_code: failure.code,
    error_detail: errorText(failure.detail),
    seen_view: failure.seenView,
    rejected_video: failure.rejectedVideo,
  });
}

/** Queues another attempt, due immediately: this one was handed back and does not count. */
export async function requeue(db: Db, job: AnalyzeVideoJob): Promise<boolean> {
  return updateOwned(db, job, {
    status: 'queued',
    stage: 'queued',
    progress: 0,
    attempt: sql<number>`attempt + 1`,
    due_at: sql<Date>`now()`,
    lease_until: null,
    worker_id: null,
    started_at: null,
    error_detail: null,
  });
}

/** A running attempt that failed, or all whose lease has expired: their workers were lost. */
export interface FailedAttempts {
  job: AnalyzeVideoJob | 'lost';
  code: AnalysisFailureCode;
  /** An error, or a sentence. */
  detail: unknown;
}

/** An analysis that has failed, with the request that caused it. */
export interface FailedJob {
  analysisId: AnalysisId;
  /** Golfer; of a rehearsal the run of the load test. */
  userId: UserId;
  isRehearsal: boolean;
  requestId: string | null;
  traceparent: string | null;
}

/**
 * Counts the failure of attempts: each analysis is queued again, or fails at the maximum. The next attempt after an error waits.
 * Returns the analyses that have failed.
 */
export async function countFailures(tx: Tx, { job, code, detail }: FailedAttempts): Promise<FailedJob[]> {
  const isFailed =
    job === 'lost' ? sql`lease_until < now()` : sql`analysis_id = ${job.analysisId} and attempt = ${job.attempt}`;
  const dueAt = job === 'lost' ? sql`now()` : nextAttemptAt(sql<number>`failures`);
  const isLast = sql`failures + 1 >= ${maxFailures}`;
  const { rows } = await sql<FailedJob & { status: string }>`
    update analysis.job set
      failures = failures + 1,
      attempt = case when ${isLast} then attempt else attempt + 1 end,
      status = case when ${isLast} then 'failed' else 'queued' end,
      stage = case when ${isLast} then stage else 'queued' end,
      progress = case when ${isLast} then progress else 0 end,
      started_at = case when ${isLast} then started_at end,
      finished_at = case when ${isLast} then now() end,
      error_code = case when ${isLast} then ${code} end,
      error_detail = ${errorText(detail)},
      due_at = ${dueAt}, lease_until = null, worker_id = null
    where status = 'running' and ${isFailed}
    returning analysis_id as "analysisId", user_id as "userId", request_id as "requestId",
      traceparent, rehearsal_ms is not null as "isRehearsal", status`.execute(tx);
  return rows.filter((row) => row.status === 'failed');
}
