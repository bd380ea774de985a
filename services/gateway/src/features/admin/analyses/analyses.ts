import { type AdminAnalysesQuery, type AdminAnalysis, analysisIdSchema, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { retrySwing } from '../../swings/retry-swing.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { type AnalysisWorkRow, listAnalysisWork } from './analyses.repository.ts';

/** A page of the work on analyses, newest first. */
export async function listAnalyses(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  query: AdminAnalysesQuery,
): Promise<AdminAnalysis[]> {
  const at = now();
  return (await listAnalysisWork(db, query)).map((row) => toAnalysis(row, at));
}

function toAnalysis({ discardedAt, deletedAt, filesRemovedAt, ...row }: AnalysisWorkRow, now: Date): AdminAnalysis {
  const hasFiles = deletedAt === null && filesRemovedAt === null && discardedAt !== null && discardedAt > now;
  return {
    ...row,
    id: analysisIdSchema.parse(row.id),
    userId: userIdSchema.parse(row.userId),
    createdAt: row.createdAt.toISOString(),
    dueAt: row.status === 'queued' ? row.dueAt.toISOString() : null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    isRetryable: row.status === 'failed' && hasFiles,
  };
}

/**
 * Retries an analysis that failed on our side, and records that in the audit.
 * @throws AppError `analysis-not-retryable`
 */
export async function retryAnalysis(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { analysisId, caller }: { analysisId: string; caller: AdminCaller },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const swing = await retrySwing(tx, analysisId, at);
    const details = { analysisId: swing.analysisId };
    await recordAdminAction(tx, caller, { at, action: 'retry-analysis', userId: swing.userId, details });
  });
}
