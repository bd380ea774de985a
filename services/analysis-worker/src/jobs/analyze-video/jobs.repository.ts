import type { AnalysisId, UserId } from '@trueswing/contracts';
import { requestColumns } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AnalysisTables } from '../../database.tables.ts';

export type Db = Kysely<AnalysisTables>;
export type Tx = Transaction<AnalysisTables>;
export type Swing = AnalysisTables['gateway.swing_for_analysis'];

export interface Rehearsal {
  /** The run of the load test, in place of a golfer. */
  runId: UserId;
  holdMs: number;
  waitMs: number;
}

/** Creates the job of an uploaded swing, with the request that caused it, unless it exists; a deleted swing gets none. */
export async function createJob(db: Db, analysisId: string): Promise<void> {
  const { request_id, traceparent } = requestColumns();
  await sql`
    insert into analysis.job
      (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at, request_id, traceparent)
    select analysis_id, user_id, 'queued', 'queued', 0, 1, 0, now(), now(), ${request_id}::text, ${traceparent}::text
    from gateway.swing_for_analysis where analysis_id = ${analysisId}
    on conflict (analysis_id) do nothing`.execute(db);
}

/** Queues an analysis that has failed, due immediately, as if nothing had failed. The attempt's number still goes up. */
export async function queueAgain(db: Db, analysisId: string): Promise<void> {
  await db
    .updateTable('analysis.job')
    .set({
      status: 'queued',
      stage: 'queued',
      progress: 0,
      failures: 0,
      lease_until: null,
      worker_id: null,
      started_at: null,
      finished_at: null,
      error_code: null,
      error_detail: null,
      seen_view: null,
      rejected_video: null,
      attempt: sql<number>`attempt + 1`,
      due_at: sql<Date>`now()`,
    })
    .where('analysis_id', '=', analysisId)
    .where('status', '=', 'failed')
    .execute();
}

/** Counts the analyses that wait and run, over all workers. */
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
