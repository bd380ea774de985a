import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { LeaseLost } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import type { Rehearsal } from '../jobs.repository.ts';
import type { Advance } from '../lease/track-stages.ts';
import { cancelRemoval } from '../removals/removals.repository.ts';
import type { AttemptOutcome } from './attempt-metrics.ts';
import { markSucceeded } from './attempts.repository.ts';

const stages: readonly AnalysisStage[] = ['transcode', 'pose', 'measure', 'write', 'store'];

interface RehearseInput {
  job: AnalyzeVideoJob;
  rehearsal: Rehearsal;
  advance: Advance;
  signal: AbortSignal;
}

/**
 * Goes through the stages of an analysis without a video, and holds the lease as long as the load test wants. Its commit has
 * the same fence as an analysis, and an event that only this service gets.
 * @throws soon after an abort
 */
export async function rehearse(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { job, rehearsal, advance, signal }: RehearseInput,
): Promise<() => Promise<AttemptOutcome>> {
  const { runId, holdMs, waitMs } = rehearsal;
  for (const stage of stages) {
    signal.throwIfAborted();
    advance(stage, 0);
    if (stage === 'pose' && holdMs > 0) await sleep(holdMs, undefined, { signal });
  }
  return async () => {
    await db.transaction().execute(async (tx) => {
      if (!(await markSucceeded(tx, job))) throw new LeaseLost('another attempt owns the work');
      await cancelRemoval(tx, job);
      await publish(tx, {
        type: 'analysis.rehearsed',
        payload: { analysisId: job.analysisId, userId: runId, outcome: 'succeeded', waitMs },
      });
    });
    logger.info('rehearsal succeeded');
    return 'rehearsed';
  };
}
