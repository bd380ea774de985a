import type { AnalysisId, AnalyzeVideoJob } from '@trueswing/contracts';
import { sql } from 'kysely';
import type { Db } from '../jobs.repository.ts';

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
