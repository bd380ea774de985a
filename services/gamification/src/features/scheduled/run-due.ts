import type { Deps } from '../../deps.ts';
import type { ScheduledJob } from './scheduled-job.ts';
import { hasRun, recordRun } from './scheduled-runs.repository.ts';

/**
 * Runs every job that is due and has not run for its period. The run is recorded in the transaction of its effects, so it
 * happens exactly once on any number of instances, and a process that dies in the middle leaves nothing. A job that fails
 * does not stop the others; the next call tries it again.
 */
export async function runDue(
  deps: Pick<Deps, 'scheduledDb' | 'now' | 'logger'>,
  jobs: readonly ScheduledJob[],
): Promise<void> {
  for (const job of jobs) {
    const period = job.duePeriod(deps.now());
    if (period === undefined) continue;
    try {
      if (await runOnce(deps, job, period)) deps.logger.info({ job: job.name, period }, 'scheduled job done');
    } catch (error) {
      deps.logger.warn({ err: error, job: job.name, period }, 'scheduled job failed, will be retried');
    }
  }
}

/** Whether a job has run for a period. */
export const hasJobRun = (db: Deps['db'], { name }: ScheduledJob, period: string): Promise<boolean> =>
  hasRun(db, { job: name, period });

async function runOnce(
  { scheduledDb, now }: Pick<Deps, 'scheduledDb' | 'now'>,
  job: ScheduledJob,
  period: string,
): Promise<boolean> {
  const run = { job: job.name, period };
  if (await hasJobRun(scheduledDb, job, period)) return false;
  return await scheduledDb.transaction().execute(async (tx) => {
    if (job.isReady && !(await job.isReady(tx, period))) return false;
    if (!(await recordRun(tx, { ...run, ranAt: now() }))) return false;
    await job.run(tx, period);
    return true;
  });
}
