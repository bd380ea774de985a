import type { AnalyzeVideoJob, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { LeaseLost, withRequest } from '@trueswing/service-kit';
import { MediaProcessError } from '../../../media/ffmpeg.ts';
import type { Db, Swing, Tx } from '../jobs.repository.ts';
import { StageTimeout } from '../lease/track-stages.ts';
import {
  type AnalysisFailure,
  countFailures,
  type FailedAttempts,
  type FailedJob,
  markFailed,
} from './attempts.repository.ts';

/**
 * Ends the analysis as failed and publishes the event: the gateway gives the credit back and removes the upload.
 * @throws LeaseLost when another attempt owns the analysis
 */
export async function failAnalysis(db: Db, job: AnalyzeVideoJob, swing: Swing, failure: AnalysisFailure) {
  await db.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, job, failure))) throw new LeaseLost('another attempt owns the analysis');
    const payload = { analysisId: job.analysisId, userId: swing.user_id as UserId, code: failure.code };
    await publish(tx, { type: 'swing.analysis-failed', payload });
  });
}

/** After an error of ours: queues another attempt after a delay, or fails the analysis at the maximum. */
export async function retryOrFail(db: Db, job: AnalyzeVideoJob, error: unknown): Promise<void> {
  const code = isTimeout(error) ? 'analysis-timeout' : 'analysis-failed';
  await db.transaction().execute((tx) => failAttempts(tx, { job, code, detail: error }));
}

/** Counts the failure of running attempts. Returns the analyses whose last one it was, after it has published that of each. */
export async function failAttempts(tx: Tx, failed: FailedAttempts): Promise<FailedJob[]> {
  const { code } = failed;
  const ended = await countFailures(tx, failed);
  for (const { analysisId, userId, isRehearsal, ...request } of ended) {
    const event = isRehearsal
      ? // It concerns no golfer: its event goes to this service only.
        ({ type: 'analysis.rehearsed', payload: { analysisId, userId, outcome: 'failed', waitMs: 0 } } as const)
      : ({ type: 'swing.analysis-failed', payload: { analysisId, userId, code } } as const);
    await withRequest(request, () => publish(tx, event));
  }
  return ended;
}

/** The limit of a stage, or that of a program within it. */
const isTimeout = (error: unknown): boolean =>
  error instanceof StageTimeout || (error instanceof MediaProcessError && error.timedOut);
