import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { claimAttempt, createJob, type Db, deleteJob, findSwing, type Swing } from '../jobs.repository.ts';
import { longestAttemptMs } from '../lease/attempt-limits.ts';
import { scheduleRemoval } from '../removals/removals.repository.ts';

/**
 * Makes an attempt this worker's own, in one transaction with the promise that its files go if it does not succeed.
 * Undefined when there is nothing to do: another worker has it, it is history, or the swing was deleted.
 */
export async function startAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<Swing | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The queue may be quicker than the event that creates the job.
    await createJob(tx, job.analysisId);
    if (!(await claimAttempt(tx, job, workerId))) return;
    const swing = await findSwing(tx, job.analysisId);
    if (swing) await scheduleRemoval(tx, job, longestAttemptMs);
    else await deleteJob(tx, job.analysisId);
    return swing;
  });
}
