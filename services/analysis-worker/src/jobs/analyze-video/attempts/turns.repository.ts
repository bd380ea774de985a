import type { AnalysisId, AnalyzeVideoJob } from '@trueswing/contracts';
import { sql } from 'kysely';
import type { Db } from '../jobs.repository.ts';

/** Golfers whose oldest due attempts are compared. */
const candidates = 500;

interface TurnRow {
  analysisId: AnalysisId;
  attempt: number;
  requestId: string | null;
  traceparent: string | null;
}

/**
 * The due attempt whose golfer has waited longest: since it became due, or since another analysis of the golfer began, if that
 * is later.
 */
export async function findNextTurn(db: Db): Promise<AnalyzeVideoJob | undefined> {
  const { rows } = await sql<TurnRow>`
    with oldest as (
      select distinct on (user_id) analysis_id, user_id, attempt, request_id, traceparent, due_at from analysis.job
      where status = 'queued' and due_at <= now() order by user_id, due_at
    ), due as (
      select * from oldest order by due_at limit ${candidates}
    ), served as (
      select user_id, max(started_at) as last_at from analysis.job
      where user_id in (select user_id from due) group by user_id
    )
    select analysis_id as "analysisId", attempt, request_id as "requestId", traceparent
    from due left join served using (user_id)
    order by greatest(due_at, last_at), due_at limit 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      analysisId: row.analysisId,
      attempt: row.attempt,
      ...(row.requestId && { requestId: row.requestId }),
      ...(row.traceparent && { traceparent: row.traceparent }),
    }
  );
}
