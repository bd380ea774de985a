import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { type Logger, tryLock } from '@trueswing/service-kit';
import { failAttempts } from '../attempts/fail-attempt.ts';
import type { Db } from '../jobs.repository.ts';
import { listDue } from './sweep.repository.ts';

interface SweepOptions {
  db: Db;
  logger: Logger;
  /** Rejects soon when the queue does not answer. */
  ensureQueued(job: AnalyzeVideoJob): Promise<void>;
}

/** Due attempts queued in one sweep. */
const sweepBatch = 200;

const lost = { job: 'lost', code: 'analysis-failed', detail: 'the worker was lost' } as const;

/**
 * The only authority on retries: reclaims attempts whose lease expired and queues due attempts again, also those that Redis
 * has lost. When several workers sweep at the same moment, one of them does the work.
 * @throws when the queue does not answer; the reclaimed attempts are committed by then
 */
export async function sweepJobs({ db, logger, ensureQueued }: SweepOptions): Promise<void> {
  const due = await db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'analysis.sweep'))) return [];
    for (const { analysisId, requestId } of await failAttempts(tx, lost)) {
      logger.error({ analysisId, ...(requestId && { requestId }) }, 'analysis failed after its last attempt');
    }
    return await listDue(tx, sweepBatch);
  });
  for (const job of due) await ensureQueued(job);
}
