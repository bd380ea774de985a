import type { AnalyzeVideoJob } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { publishFailure } from '../attempts/fail-attempt.ts';
import { type Db, listDue, lockSweep, reclaimExpired } from '../jobs.repository.ts';

interface SweepOptions {
  db: Db;
  logger: Logger;
  /** Rejects soon when the queue does not answer. */
  ensureQueued(job: AnalyzeVideoJob): Promise<void>;
}

/** Due attempts looked at in one sweep. */
const sweepBatch = 200;

/**
 * The only authority on retries: takes back attempts whose lease ran out and puts due attempts into the queue again,
 * whatever Redis has forgotten meanwhile. Of several workers that sweep at the same moment one does it.
 * @throws when the queue does not answer; what was taken back is written by then
 */
export async function sweepJobs({ db, logger, ensureQueued }: SweepOptions): Promise<void> {
  const due = await db.transaction().execute(async (tx) => {
    if (!(await lockSweep(tx))) return [];
    for (const lost of await reclaimExpired(tx)) {
      logger.error({ analysisId: lost.analysisId }, 'analysis given up after its last attempt');
      await publishFailure(tx, lost, 'analysis-failed');
    }
    return await listDue(tx, sweepBatch);
  });
  for (const job of due) await ensureQueued(job);
}
