import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import { timeAfter } from '@trueswing/service-kit';
import { sql, type UpdateObject } from 'kysely';
import type { AnalysisTables } from '../../../database.tables.ts';
import type { Db } from '../jobs.repository.ts';
import { leaseMs } from './attempt-limits.ts';

const leaseEnd = timeAfter(leaseMs);

/** Takes the lease on a queued attempt; false when another worker holds it or the attempt has ended. */
export async function claimAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<boolean> {
  const claimed = await db
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
    .returning('analysis_id')
    .executeTakeFirst();
  return claimed !== undefined;
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
  const owned = await db
    .updateTable('analysis.job')
    .set(change)
    .where('analysis_id', '=', job.analysisId)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'running')
    .returning('analysis_id')
    .executeTakeFirst();
  return owned !== undefined;
}
