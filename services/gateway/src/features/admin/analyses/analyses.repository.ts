import type { AdminAnalysesQuery } from '@trueswing/contracts';
import { isUuid } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
export type AnalysisWorkRow = Awaited<ReturnType<typeof listAnalysisWork>>[number];

/** Lists what the worker publishes of each analysis, newest first, with the golfer's e-mail. */
export async function listAnalysisWork(db: Db, { status, search, before, beforeId, limit }: AdminAnalysesQuery) {
  return await db
    .selectFrom('analysis.analysis_for_admins as work')
    .leftJoin('gateway.account as account', 'account.id', 'work.user_id')
    .leftJoin('analysis.analysis_output as output', 'output.analysis_id', 'work.analysis_id')
    .leftJoin('gateway.swing as swing', 'swing.id', 'work.analysis_id')
    .select(['work.analysis_id as id', 'work.user_id as userId', 'account.email', 'work.status', 'work.stage'])
    .select(['work.progress', 'work.attempt', 'work.failures', 'work.created_at as createdAt'])
    .select(['work.due_at as dueAt', 'work.worker_id as workerId'])
    .select(['work.started_at as startedAt', 'work.finished_at as finishedAt', 'work.error_code as errorCode'])
    .select(sql<Record<string, number> | null>`output.result->'timingsMs'`.as('stageTimesMs'))
    .select(['work.error_detail as errorDetail', 'swing.discarded_at as discardedAt', 'swing.deleted_at as deletedAt'])
    .select('swing.files_removed_at as filesRemovedAt')
    .$if(status !== undefined, (query) => query.where(sql<boolean>`work.status = ${sql.lit(status as string)}`))
    .$if(search !== undefined && search !== '', (query) => query.where(matches(search as string)))
    .$if(before !== undefined && beforeId !== undefined, (query) =>
      query.where(
        sql<boolean>`(work.created_at, work.analysis_id) < (${createdAt(beforeId, before)}, ${beforeId}::uuid)`,
      ),
    )
    .orderBy('work.created_at', 'desc')
    .orderBy('work.analysis_id', 'desc')
    .limit(limit)
    .execute();
}

/** To the microsecond, which a date of JavaScript has lost; that date for an analysis that is deleted by now. */
const createdAt = (analysisId: string | undefined, orElse: string | undefined) => sql<Date>`coalesce(
  (select created_at from analysis.analysis_for_admins where analysis_id = ${analysisId}::uuid), ${orElse}::timestamptz)`;

function matches(search: string) {
  if (!isUuid(search)) {
    return sql<boolean>`work.user_id = (select id from gateway.account where lower(email) = lower(${search}))`;
  }
  return sql<boolean>`(work.analysis_id = ${search}::uuid or work.user_id = ${search}::uuid)`;
}
