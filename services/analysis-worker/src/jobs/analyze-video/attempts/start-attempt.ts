import type { AnalyzeVideoJob } from '@trueswing/contracts';
import {
  createJob,
  type Db,
  deleteJob,
  findRehearsal,
  findSwing,
  type Rehearsal,
  type Swing,
} from '../jobs.repository.ts';
import { claimAttempt } from '../lease/lease.repository.ts';
import { longestAttemptMs } from '../lease/stage-limits.ts';
import { scheduleRemoval } from '../removals/removals.repository.ts';

/** Work of an attempt: a golfer's swing, or nothing but the machinery around it. */
export type Work = { readonly kind: 'analysis'; readonly swing: Swing } | ({ readonly kind: 'rehearsal' } & Rehearsal);

/**
 * Claims an attempt for this worker and schedules the removal of its files in the same transaction, in case it does not
 * succeed. Undefined when there is nothing to do: another worker owns it, it has ended, or the swing was deleted.
 */
export async function startAttempt(db: Db, job: AnalyzeVideoJob, workerId: string): Promise<Work | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The queue may deliver the job before the event that creates its row.
    await createJob(tx, job.analysisId);
    if (!(await claimAttempt(tx, job, workerId))) return;
    const work = await findWork(tx, job.analysisId);
    if (work) await scheduleRemoval(tx, job, longestAttemptMs);
    else await deleteJob(tx, job.analysisId);
    return work;
  });
}

async function findWork(db: Db, analysisId: AnalyzeVideoJob['analysisId']): Promise<Work | undefined> {
  const swing = await findSwing(db, analysisId);
  if (swing) return { kind: 'analysis', swing };
  const rehearsal = await findRehearsal(db, analysisId);
  return rehearsal && { kind: 'rehearsal', ...rehearsal };
}
