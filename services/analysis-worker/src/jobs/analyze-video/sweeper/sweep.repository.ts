import type { AnalysisId, AnalyzeVideoJob } from '@trueswing/contracts';
import { sql } from 'kysely';
import type { Db, FailedJob, Tx } from '../jobs.repository.ts';
import { maxFailures } from '../lease/attempt-limits.ts';

interface LostJob extends FailedJob {
  requestId: string | null;
  traceparent: string | null;
}

/**
 * Ends the running attempts whose lease expired: the analysis is queued for another attempt, or fails at the maximum.
 * Returns the failed ones.
 */
export async function reclaimExpired(tx: Tx): Promise<LostJob[]> {
  const { rows } = await sql<LostJob & { status: string }>`
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
    returning analysis_id as "analysisId", user_id as "userId", request_id as "requestId",
      traceparent, rehearsal_ms is not null as "isRehearsal", status`.execute(tx);
  return rows.filter((row) => row.status === 'failed');
}

/** Attempts that are due, the oldest first. */
export async function listDue(db: Db, limit: number): Promise<AnalyzeVideoJob[]> {
  const rows = await db
    .selectFrom('analysis.job')
    .select(['analysis_id', 'attempt', 'request_id', 'traceparent'])
    .where('status', '=', 'queued')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    analysisId: row.analysis_id as AnalysisId,
    attempt: row.attempt,
    ...(row.request_id && { requestId: row.request_id }),
    ...(row.traceparent && { traceparent: row.traceparent }),
  }));
}
