import type { AnalysisFailureCode, AnalyzeVideoJob, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { errorText } from '@trueswing/service-kit';
import { MediaProcessError } from '../../../media/ffmpeg.ts';
import type { Db, FailedJob, Tx } from '../jobs.repository.ts';
import { maxFailures } from '../lease/attempt-limits.ts';
import { StageTimeout } from '../lease/track-lease.ts';
import { type AnalysisFailure, countFailures, markFailed, requeue } from './attempts.repository.ts';
import type { Work } from './start-attempt.ts';

/** Ends the analysis as failed and publishes the event: the gateway gives the credit back and removes the upload. */
export async function failAnalysis(db: Db, job: AnalyzeVideoJob, work: Work, failure: AnalysisFailure): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, job, failure))) return;
    const isRehearsal = work.kind === 'rehearsal';
    const userId = isRehearsal ? work.runId : (work.swing.user_id as UserId);
    await publishFailure(tx, { analysisId: job.analysisId, userId, isRehearsal }, failure.code);
  });
}

/** After an error of ours: queues another attempt after a delay, or fails the analysis at the maximum. */
export async function retryOrFail(db: Db, job: AnalyzeVideoJob, work: Work, error: unknown): Promise<void> {
  const failures = await countFailures(db, job);
  if (failures === null) return;
  const detail = errorText(error);
  if (failures + 1 < maxFailures) await requeue(db, job, detail);
  else {
    const code = isTimeout(error) ? 'analysis-timeout' : 'analysis-failed';
    await failAnalysis(db, job, work, { code, detail, seenView: null });
  }
}

/** The limit of a stage, or that of a program within it. */
const isTimeout = (error: unknown): boolean =>
  error instanceof StageTimeout || (error instanceof MediaProcessError && error.timedOut);

/** A rehearsal that failed concerns no golfer: its event goes to this service only. */
export async function publishFailure(
  tx: Tx,
  { analysisId, userId, isRehearsal }: FailedJob,
  code: AnalysisFailureCode,
): Promise<void> {
  if (isRehearsal) {
    await publish(tx, {
      type: 'analysis.rehearsed',
      payload: { analysisId, userId, outcome: 'failed', waitMs: 0 },
    });
  } else {
    await publish(tx, { type: 'swing.analysis-failed', payload: { analysisId, userId, code } });
  }
}
