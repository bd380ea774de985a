import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { failSpan, inSpan, requestLogFields, runLeased } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { withWorkFolder } from '../../work-folder.ts';
import { renewLease } from '../lease/lease.repository.ts';
import { trackStages } from '../lease/track-stages.ts';
import { makeRemovalDue } from '../removals/removals.repository.ts';
import { type AnalyzeSwingInput, analyzeSwing } from './analyze-swing.ts';
import { type AttemptOutcome, measureAttempt, measureStages } from './attempt-metrics.ts';
import { requeue } from './attempts.repository.ts';
import { completeAttempt } from './complete-attempt.ts';
import { failAnalysis, retryOrFail } from './fail-attempt.ts';
import { rehearse } from './rehearse.ts';
import { startAttempt } from './start-attempt.ts';

/**
 * Runs one attempt at an analysis and records its end in the database, also when the video or a store fails. Throws when
 * even that fails; then the lease expires and the sweeper takes over.
 * @returns false when there was nothing to do: another worker has the attempt, it has ended, or the swing was deleted
 */
export async function runAttempt(deps: Deps, job: AnalyzeVideoJob, stopping: AbortSignal): Promise<boolean> {
  const { db } = deps;
  const { analysisId, attempt } = job;
  const logger = deps.logger.child({ analysisId, attempt, ...requestLogFields() });
  const work = await startAttempt(db, job, deps.workerId);
  if (!work) return false;
  logger.info('attempt started');
  const endAs = measureAttempt();
  const end = await runLeased(
    {
      renew: () => renewLease(db, job),
      run: (lease) =>
        trackStages({ db, job, lease }, (advance) =>
          work.kind === 'analysis'
            ? analyze({ ...deps, logger }, { job, swing: work.swing, advance, signal: lease.signal })
            : rehearse({ ...deps, logger }, { job, rehearsal: work, advance, signal: lease.signal }),
        ),
      handBack: () => requeue(db, job),
      async fail(error) {
        failSpan(error);
        logger.error({ err: error }, 'attempt failed');
        await retryOrFail(db, job, error);
      },
    },
    { stopping, logger },
  );
  endAs(end);
  await makeRemovalDue(db, job);
  return true;
}

type AnalyzeInput = Omit<AnalyzeSwingInput, 'workDir'>;

async function analyze(deps: Deps, input: AnalyzeInput): Promise<() => Promise<AttemptOutcome>> {
  const { db, logger } = deps;
  const { job, swing } = input;
  const outcome = await withWorkFolder((workDir) => analyzeSwing(deps, { ...input, workDir }));
  return async () => {
    if (!outcome.ok) {
      await failAnalysis(db, job, swing, outcome);
      logger.info({ code: outcome.code, detail: outcome.detail }, 'analysis rejected');
      return 'refused';
    }
    const { result } = outcome;
    await inSpan('commit', () => completeAttempt(db, { job, swing, result, analyzedAt: deps.now?.() }));
    measureStages(result.timingsMs);
    logger.info({ timingsMs: result.timingsMs }, 'analysis succeeded');
    return 'succeeded';
  };
}
