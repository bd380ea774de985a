import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import { leaseMs, timeAfter } from '@trueswing/service-kit';
import { sql, type UpdateObject } from 'kysely';
import type { AnalysisTables } from '../../../database.tables.ts';
import type { Db } from '../jobs.repository.ts';

const leaseEnd = timeAfter(leaseMs);

/** Takes the lease on a queued attempt; false when another worker holds it or the attempt has ended. */
export async function claimAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
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
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Renews the lease; false when the worker no longer owns the attempt. */
export async function renewLease(db: Db, job: AnalyzeVideoJob): Promise<boolean> {
  return updateOwned(db, job, { lease_until: leaseEnd });
}

/** Records stage and progress, and renews the lease; false when the worker no longer owns the attempt. */
export async function recordProgress(db: Db, job: AnalyzeVideoJob, stage: AnalysisStage, progress: number) {
  return updateOwned(db, job, { stage, progress, lease_until: leaseEnd });
}

type JobChange = UpdateObject<AnalysisTables, 'analysis.job', 'analysis.job'>;

/** The fence: only the owner of the running attempt can write a change. */
export async function updateOwned(db: Db, job: AnalyzeVideoJob, change: JobChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analysis.job')
    .set(change)
    .where('analysis_id', '=', job.analysisId)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
