import type { AnalyzeVideoJob } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { publishFailure } from './fail-attempt.ts';
import { type Db, listDue, lockSweep, takeBackExpired } from './jobs.repository.ts';

interface SweeperOptions {
  db: Db;
  logger: Logger;
  ensureQueued(job: AnalyzeVideoJob): Promise<void>;
}

const sweepEveryMs = 5_000;
/** Due attempts looked at in one sweep. */
const sweepBatch = 200;

/**
 * The only authority on retries: takes back attempts whose lease ran out and puts due attempts into the queue again,
 * whatever Redis has forgotten meanwhile.
 */
export async function sweepJobs({ db, logger, ensureQueued }: SweeperOptions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockSweep(tx))) return;
    for (const lost of await takeBackExpired(tx)) {
      logger.error({ analysisId: lost.analysisId }, 'analysis given up after its last attempt');
      await publishFailure(tx, lost, 'analysis-failed');
    }
  });
  for (const job of await listDue(db, sweepBatch)) await ensureQueued(job);
}

/** Sweeps every five seconds until stopped. */
export function startSweeper(options: SweeperOptions): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const sweep = () => {
    if (isBusy) return;
    isBusy = true;
    running = sweepJobs(options)
      .catch((error: unknown) => options.logger.warn({ reason: String(error) }, 'sweep did not finish'))
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(sweep, sweepEveryMs);
  sweep();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
