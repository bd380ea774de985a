import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { claimAttempt, createJob, type Db, deleteJob, findSwing, type Swing } from '../jobs.repository.ts';
import { longestAttemptMs } from '../lease/attempt-limits.ts';
import { scheduleRemoval } from '../removals/removals.repository.ts';

/**
 * Claims an attempt for this worker and schedules the removal of its files in the same transaction, in case it does not
 * succeed. Undefined when there is nothing to do: another worker owns it, it has ended, or the swing was deleted.
 */
export async function startAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<Swing | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The queue may deliver the job before the event that creates its row.
    await createJob(tx, job.analysisId);
    if (!(await claimAttempt(tx, job, workerId))) return;
    const swing = await findSwing(tx, job.analysisId);
    if (swing) await scheduleRemoval(tx, job, longestAttemptMs);
    else await deleteJob(tx, job.analysisId);
    return swing;
  });
}
