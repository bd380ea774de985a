import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from '../logging/logger.ts';
import { claimRun, finishRun, hasRun, type JobRun, updateRun } from './job-runs.ts';

/** Work that is due once for a period, and only writes in the database. */
export interface DueRun<Tables> extends JobRun {
  /** Does the next part of the work, from where the last step ended; null for the first. A step that waits writes nothing. */
  step(tx: Transaction<Tables>, position: string | null): Promise<StepEnd>;
}

/** The end of a step: of the run, at a position in it, or because something has not arrived that a later call may find. */
type StepEnd = 'finished' | 'waiting' | { readonly position: string };

/**
 * Runs what is due and has not run for its period, step by step. The effects of a step and its end are one transaction, so the
 * work is done exactly once on any number of instances, and a killed one loses a step and repeats nothing. Work that fails
 * does not stop the other work; the next call tries it again.
 */
export async function runInSteps<Tables>(
  { db, logger }: { db: Kysely<Tables>; logger: Logger },
  runs: readonly DueRun<Tables>[],
  stopping?: AbortSignal,
): Promise<void> {
  for (const run of runs) {
    const { job, period } = run;
    try {
      if (await hasRun(db, run)) continue;
      let end: StepEnd | undefined;
      while (end !== 'finished' && end !== 'waiting' && !stopping?.aborted) end = await runStep(db, run);
      if (end === 'finished') logger.info({ job, period }, 'scheduled job done');
    } catch (error) {
      logger.warn({ err: error, job, period }, 'scheduled job failed, will be retried');
    }
  }
}

/** Runs the next step. It waits when another instance has just done one. */
export async function runStep<Tables>(db: Kysely<Tables>, run: DueRun<Tables>): Promise<StepEnd> {
  return await db.transaction().execute(async (tx) => {
    const claimed = await claimRun(tx, run, 0);
    if (!claimed) return 'waiting';
    const end = await run.step(tx, claimed.position);
    if (end === 'finished') await finishRun(tx, claimed);
    else if (end !== 'waiting') await updateRun(tx, claimed, sql`position = ${end.position}`);
    return end;
  });
}
