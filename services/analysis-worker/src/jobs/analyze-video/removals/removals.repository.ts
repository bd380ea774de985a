import { type AnalyzeVideoJob, attemptPrefix, outputsPrefix } from '@trueswing/contracts';
import { claimDue, timeAfter } from '@trueswing/service-kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../jobs.repository.ts';

/** After a removal failed, for example because the store is away, it is retried after this time. */
const retryMs = 60_000;

/** Schedules the removal of an attempt's files, `lastMs` from now at the latest. A success cancels it. */
export async function scheduleRemoval(tx: Tx, { analysisId, attempt }: AnalyzeVideoJob, lastMs: number): Promise<void> {
  const last = timeAfter(lastMs);
  await tx
    .insertInto('analysis.removal')
    .values({
      prefix: attemptPrefix(analysisId, attempt),
      analysis_id: analysisId,
      attempt,
      due_at: last,
      last_at: last,
    })
    .execute();
}

/** After a success: keeps the attempt's files and makes those of all other attempts due. */
export async function cancelRemoval(tx: Tx, { analysisId, attempt }: AnalyzeVideoJob): Promise<void> {
  await tx.deleteFrom('analysis.removal').where('prefix', '=', attemptPrefix(analysisId, attempt)).execute();
  await makeAllDue(tx, analysisId);
}

/** After the end of an attempt. What a slow writer still stores is removed at `last_at`; after a success there is no removal. */
export async function makeRemovalDue(db: Db, { analysisId, attempt }: AnalyzeVideoJob): Promise<void> {
  await db
    .updateTable('analysis.removal')
    .set({ due_at: sql<Date>`now()` })
    .where('prefix', '=', attemptPrefix(analysisId, attempt))
    .execute();
}

/** Schedules the removal of everything that attempts at an analysis stored or still store. The gateway removes the upload. */
export async function removeAnalysisObjects(tx: Tx, analysisId: AnalyzeVideoJob['analysisId']): Promise<void> {
  await makeAllDue(tx, analysisId);
  const now = sql<Date>`now()`;
  const prefix = outputsPrefix(analysisId);
  await tx
    .insertInto('analysis.removal')
    .values({ prefix, analysis_id: analysisId, attempt: null, due_at: now, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function makeAllDue(tx: Tx, analysisId: string): Promise<void> {
  await tx
    .updateTable('analysis.removal')
    .set({ due_at: sql<Date>`now()` })
    .where('analysis_id', '=', analysisId)
    .execute();
}

/** Claims a prefix whose objects are due, for one process at a time; never that of an attempt that may still succeed. */
export async function claimRemoval(db: Db): Promise<string | undefined> {
  const claimed = await claimDue(db, {
    table: 'analysis.removal',
    key: ['prefix'],
    dueAt: 'due_at',
    where: sql<boolean>`not exists (
      select from analysis.job job
      where job.analysis_id = item.analysis_id and job.attempt = item.attempt and job.status = 'running')`,
    nextDueAt: timeAfter(retryMs),
    select: sql<{ prefix: string }>`select prefix from claimed`,
  });
  return claimed?.prefix;
}

/** Records that the objects are gone. While an attempt may still write, the prefix is due again at `last_at`. */
export async function recordRemoved(db: Db, prefix: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('analysis.removal')
    .where('prefix', '=', prefix)
    .where('last_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .updateTable('analysis.removal')
    .set((removal) => ({ due_at: removal.ref('last_at') }))
    .where('prefix', '=', prefix)
    .execute();
}
