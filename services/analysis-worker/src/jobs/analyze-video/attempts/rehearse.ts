import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import type { Db, Rehearsal } from '../jobs.repository.ts';
import { LeaseLost, type TrackedLease } from '../lease/track-lease.ts';
import { cancelRemoval } from '../removals/removals.repository.ts';
import { markSucceeded } from './attempts.repository.ts';

const stages: readonly AnalysisStage[] = ['transcode', 'pose', 'measure', 'write', 'store'];

/**
 * Goes through the stages of an analysis without a video, and holds the lease as long as the load test wants.
 * @throws soon after an abort
 */
export async function rehearse(
  { holdMs }: Rehearsal,
  advance: TrackedLease['advance'],
  signal: AbortSignal,
): Promise<void> {
  for (const stage of stages) {
    signal.throwIfAborted();
    advance(stage, 0);
    if (stage === 'pose' && holdMs > 0) await sleep(holdMs, undefined, { signal });
  }
}

/**
 * Ends the rehearsal behind the same fence as an analysis, with an event that only this service gets.
 * @throws LeaseLost when the worker no longer owns the attempt; then nothing is written
 */
export async function completeRehearsal(db: Db, job: AnalyzeVideoJob, { runId, waitMs }: Rehearsal): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markSucceeded(tx, job))) throw new LeaseLost('another attempt owns the work');
    await cancelRemoval(tx, job);
    await publish(tx, {
      type: 'analysis.rehearsed',
      payload: { analysisId: job.analysisId, userId: runId, outcome: 'succeeded', waitMs },
    });
  });
}
