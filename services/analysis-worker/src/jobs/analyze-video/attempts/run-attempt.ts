import type { AnalyzeVideoJob } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { requeue } from '../jobs.repository.ts';
import { LeaseLost, trackLease } from '../lease/track-lease.ts';
import { makeRemovalDue } from '../removals/removals.repository.ts';
import { analyzeSwing } from './analyze-swing.ts';
import { attemptSeconds, measureStages } from './attempt-metrics.ts';
import { completeAttempt } from './complete-attempt.ts';
import { failAnalysis, retryOrFail } from './fail-attempt.ts';
import { startAttempt } from './start-attempt.ts';
import { withWorkFolder } from './work-folder.ts';

/** The service is stopping: the work goes back to the queue. */
export class HandedBack extends Error {}

/**
 * Runs one attempt at an analysis and records its end in the database, also when the video or a store fails. Throws when
 * even that fails; then the lease expires and the sweeper takes over.
 */
export async function runAttempt(deps: Deps, job: AnalyzeVideoJob, stopping: AbortSignal): Promise<void> {
  const { db } = deps;
  const logger = deps.logger.child({ analysisId: job.analysisId, attempt: job.attempt });
  const swing = await startAttempt(db, job, deps.workerId);
  if (!swing) return;
  logger.info('attempt started');
  const stopTimer = attemptSeconds.startTimer();
  const lease = trackLease(db, job, logger);
  const signal = AbortSignal.any([lease.signal, stopping]);
  try {
    const outcome = await withWorkFolder((workDir) =>
      analyzeSwing(deps, { job, swing, workDir, advance: lease.advance, signal }),
    );
    await lease.release();
    if (outcome.ok) {
      await completeAttempt(db, { job, swing, result: outcome.result });
      stopTimer({ outcome: 'succeeded' });
      measureStages(outcome.result.timingsMs);
      logger.info({ timingsMs: outcome.result.timingsMs }, 'analysis succeeded');
    } else {
      await failAnalysis(db, job, swing, outcome);
      stopTimer({ outcome: 'refused' });
      logger.info({ code: outcome.code, detail: outcome.detail }, 'analysis refused');
    }
  } catch (error) {
    await lease.release();
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof HandedBack) {
      stopTimer({ outcome: 'handed-back' });
      await requeue(db, job, null);
    } else if (reason instanceof LeaseLost) {
      stopTimer({ outcome: 'lease-lost' });
      logger.warn({ reason: reason.message }, 'attempt abandoned');
    } else {
      stopTimer({ outcome: 'failed' });
      logger.error({ err: reason }, 'attempt failed');
      // If the connection broke during the commit, the commit may have succeeded; then the fence rejects this write.
      await retryOrFail(db, job, swing, reason);
    }
  }
  await makeRemovalDue(db, job);
}
