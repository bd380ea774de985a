import {
  type AnalysisId,
  type AnalysisResult,
  type AnalyzeVideoJob,
  eventsInVideo,
  type UserId,
  type ViewAnalysis,
  type ViewKeys,
  viewKeys,
} from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { LeaseLost, shownForm } from '@trueswing/service-kit';
import { storeResult } from '@trueswing/swing';
import { type Db, findSwing, type Swing } from '../jobs.repository.ts';
import { cancelRemoval } from '../removals/removals.repository.ts';
import { insertOutput, markSucceeded } from './attempts.repository.ts';
import { deleteCoachAnswers } from './coach-answers.repository.ts';

/**
 * Writes the result, the keys of its files and the event in one transaction, behind the fence. `analyzedAt` is the time of
 * the end and of the event; left out, the transaction's.
 * @throws LeaseLost when the worker no longer owns the attempt, and another error when the contract rejects the result; then
 *   nothing is written
 */
export async function completeAttempt(
  db: Db,
  {
    job,
    swing,
    result,
    analyzedAt,
  }: { job: AnalyzeVideoJob; swing: Swing; result: AnalysisResult; analyzedAt?: Date | undefined },
): Promise<void> {
  const stored = storeResult(result, shownForm);
  const faceOn = viewKeys(job, 'face-on');
  const downTheLine = result.downTheLine ? viewKeys(job, 'down-the-line') : null;
  await db.transaction().execute(async (tx) => {
    if (!(await markSucceeded(tx, job, analyzedAt))) throw new LeaseLost('another attempt owns the work');
    // The deletion event may have been handled just before the job existed.
    if (!(await findSwing(tx, job.analysisId))) throw new LeaseLost('the swing was deleted');
    await insertOutput(tx, {
      analysis_id: job.analysisId,
      attempt: job.attempt,
      ...stored,
      face_on_video_key: faceOn.video,
      face_on_poster_key: faceOn.poster,
      face_on_landmarks_key: faceOn.landmarks,
      face_on_key_frames: stillsOf(faceOn, result.faceOn),
      down_the_line_video_key: downTheLine?.video ?? null,
      down_the_line_poster_key: downTheLine?.poster ?? null,
      down_the_line_landmarks_key: downTheLine?.landmarks ?? null,
      down_the_line_key_frames: downTheLine && result.downTheLine && stillsOf(downTheLine, result.downTheLine),
    });
    await deleteCoachAnswers(tx, job.analysisId);
    await cancelRemoval(tx, job);
    await publish(tx, {
      type: 'swing.analyzed',
      occurredAt: analyzedAt,
      payload: {
        analysisId: swing.analysis_id as AnalysisId,
        userId: swing.user_id as UserId,
        club: swing.club,
        videoSha256: swing.face_on_sha256,
      },
    });
  });
}

/** Keys of the stills, as JSON: there is none of an event that the video does not show. */
const stillsOf = ({ keyFrames }: ViewKeys, { events }: ViewAnalysis): string =>
  JSON.stringify(Object.fromEntries(eventsInVideo(events).map((event) => [event, keyFrames[event]])));
