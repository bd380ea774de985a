import type { AnalyzeVideoJob } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { requeue } from '../jobs.repository.ts';
import { LeaseLost, trackLease } from '../lease/track-lease.ts';
import { makeRemovalDue } from '../removals/removals.repository.ts';
import { analyzeSwing } from './analyze-swing.ts';
import { completeAttempt } from './complete-attempt.ts';
import { failAnalysis, retryOrFail } from './fail-attempt.ts';
import { startAttempt } from './start-attempt.ts';
import { withWorkFolder } from './work-folder.ts';

/** The service is stopping: the work goes back to the queue. */
export class HandedBack extends Error {}

/**
 * One attempt at an analysis, from the claim to its end, which is written to the database whatever the video or the
 * stores do. Where even that fails it throws: the lease runs out and the sweeper takes over.
 */
export async function runAttempt(deps: Deps, job: AnalyzeVideoJob, stopping: AbortSignal): Promise<void> {
  const { db } = deps;
  const logger = deps.logger.child({ analysisId: job.analysisId, attempt: job.attempt });
  const swing = await startAttempt(db, job, deps.workerId);
  if (!swing) return;
  logger.info('attempt started');
  const lease = trackLease(db, job, logger);
  const signal = AbortSignal.any([lease.signal, stopping]);
  try {
    const outcome = await withWorkFolder((workDir) =>
      analyzeSwing(deps, { job, swing, workDir, advance: lease.advance, signal }),
    );
    await lease.release();
    if (outcome.ok) {
      await completeAttempt(db, { job, swing, result: outcome.result });
      logger.info({ timingsMs: outcome.result.timingsMs }, 'analysis succeeded');
    } else {
      await failAnalysis(db, job, swing, outcome.code, outcome.detail);
      logger.info({ code: outcome.code, detail: outcome.detail }, 'analysis refused');
    }
  } catch (error) {
    await lease.release();
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof HandedBack) {
      await requeue(db, job, null);
    } else if (reason instanceof LeaseLost) {
      logger.warn({ reason: reason.message }, 'attempt given up');
    } else {
      logger.error({ err: reason }, 'attempt failed');
      // When a commit was cut off in mid-answer it may have been done: then the fence lets nothing through here.
      await retryOrFail(db, job, swing, reason);
    }
  }
  await makeRemovalDue(db, job);
}
