import type { AnalysisFailureCode, AnalysisId, AnalyzeVideoJob, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { errorText } from '@trueswing/service-kit';
import {
  type AnalysisFailure,
  countFailures,
  type Db,
  markFailed,
  requeue,
  type Swing,
  type Tx,
} from '../jobs.repository.ts';
import { maxFailures } from '../lease/attempt-limits.ts';
import { StageTimeout } from '../lease/track-lease.ts';

/** Ends the analysis as failed and publishes the event: the gateway gives the credit back and removes the upload. */
export async function failAnalysis(
  db: Db,
  job: AnalyzeVideoJob,
  swing: Swing,
  failure: AnalysisFailure,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, job, failure))) return;
    await publishFailure(tx, { analysisId: job.analysisId, userId: swing.user_id as UserId }, failure.code);
  });
}

/** After an error of ours: queues another attempt after a delay, or fails the analysis at the maximum. */
export async function retryOrFail(db: Db, job: AnalyzeVideoJob, swing: Swing, error: unknown): Promise<void> {
  const failures = await countFailures(db, job);
  if (failures === null) return;
  const detail = errorText(error);
  if (failures + 1 < maxFailures) await requeue(db, job, detail);
  else {
    const code = error instanceof StageTimeout ? 'analysis-timeout' : 'analysis-failed';
    await failAnalysis(db, job, swing, { code, detail, seenView: null });
  }
}

export async function publishFailure(
  tx: Tx,
  analysis: { analysisId: AnalysisId; userId: UserId },
  code: AnalysisFailureCode,
): Promise<void> {
  await publish(tx, { type: 'swing.analysis-failed', payload: { ...analysis, code } });
}
