import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { failSpan, inSpan, type Logger, requestLogFields } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { withWorkFolder } from '../../work-folder.ts';
import type { Swing } from '../jobs.repository.ts';
import { LeaseLost, type TrackedLease, trackLease } from '../lease/track-lease.ts';
import { makeRemovalDue } from '../removals/removals.repository.ts';
import { analyzeSwing } from './analyze-swing.ts';
import { measureAttempt, measureStages } from './attempt-metrics.ts';
import { requeue } from './attempts.repository.ts';
import { completeAttempt } from './complete-attempt.ts';
import { failAnalysis, retryOrFail } from './fail-attempt.ts';
import { completeRehearsal, rehearse } from './rehearse.ts';
import { startAttempt } from './start-attempt.ts';

/** The service is stopping: the work goes back to the queue. */
export class HandedBack extends Error {}

/**
 * Runs one attempt at an analysis and records its end in the database, also when the video or a store fails. Throws when
 * even that fails; then the lease expires and the sweeper takes over.
 */
export async function runAttempt(deps: Deps, job: AnalyzeVideoJob, stopping: AbortSignal): Promise<void> {
  const { db } = deps;
  const { analysisId, attempt } = job;
  const logger = deps.logger.child({ analysisId, attempt, ...requestLogFields() });
  const work = await startAttempt(db, job, deps.workerId);
  if (!work) return;
  logger.info('attempt started');
  const endAs = measureAttempt();
  const lease = trackLease(db, job, logger);
  const signal = AbortSignal.any([lease.signal, stopping]);
  try {
    if (work.kind === 'rehearsal') {
      await rehearse(work, lease.advance, signal);
      await lease.release();
      await completeRehearsal(db, job, work);
      endAs('rehearsed');
      logger.info('rehearsal succeeded');
    } else {
      endAs(await analyze(deps, { job, swing: work.swing, lease, signal, logger }));
    }
  } catch (error) {
    await lease.release();
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof HandedBack) {
      endAs('handed-back');
      await requeue(db, job, null);
    } else if (reason instanceof LeaseLost) {
      endAs('lease-lost');
      logger.warn({ reason: reason.message }, 'attempt abandoned');
    } else {
      endAs('failed');
      failSpan(reason);
      logger.error({ err: reason }, 'attempt failed');
      // If the connection broke during the commit, the commit may have succeeded; then the fence rejects this write.
      await retryOrFail(db, job, work, reason);
    }
  }
  await makeRemovalDue(db, job);
}

interface AnalyzeInput {
  job: AnalyzeVideoJob;
  swing: Swing;
  lease: TrackedLease;
  signal: AbortSignal;
  logger: Logger;
}

async function analyze(
  deps: Deps,
  { job, swing, lease, signal, logger }: AnalyzeInput,
): Promise<'succeeded' | 'refused'> {
  const outcome = await withWorkFolder((workDir) =>
    analyzeSwing(deps, { job, swing, workDir, advance: lease.advance, signal }),
  );
  await lease.release();
  if (outcome.ok) {
    const { result } = outcome;
    await inSpan('commit', () => completeAttempt(deps.db, { job, swing, result }));
    measureStages(result.timingsMs);
    logger.info({ timingsMs: result.timingsMs }, 'analysis succeeded');
    return 'succeeded';
  }
  await failAnalysis(deps.db, job, { kind: 'analysis', swing }, outcome);
  logger.info({ code: outcome.code, detail: outcome.detail }, 'analysis refused');
  return 'refused';
}
