import type { AnalysisId, AnalysisResult, AnalyzeVideoJob, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { type Db, insertOutput, markSucceeded, type Swing } from './jobs.repository.ts';
import { LeaseLost } from './track-lease.ts';

interface ViewKeys {
  video: string;
  poster: string;
  landmarks: string;
}
export interface StoredFiles {
  faceOn: ViewKeys;
  downTheLine: ViewKeys | null;
}

interface Completion {
  job: AnalyzeVideoJob;
  swing: Swing;
  result: AnalysisResult;
  stored: StoredFiles;
}

/**
 * Result, pointer to the files, and event in one transaction, behind the fence.
 * @throws LeaseLost when the attempt is not the worker's any more; then nothing is written
 */
export async function completeAttempt(db: Db, { job, swing, result, stored }: Completion): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markSucceeded(tx, job))) throw new LeaseLost('another attempt owns the work');
    await insertOutput(tx, {
      analysis_id: job.analysisId,
      attempt: job.attempt,
      result: JSON.stringify(result),
      face_on_video_key: stored.faceOn.video,
      face_on_poster_key: stored.faceOn.poster,
      face_on_landmarks_key: stored.faceOn.landmarks,
      down_the_line_video_key: stored.downTheLine?.video ?? null,
      down_the_line_poster_key: stored.downTheLine?.poster ?? null,
      down_the_line_landmarks_key: stored.downTheLine?.landmarks ?? null,
    });
    await publish(tx, {
      type: 'swing.analyzed',
      payload: {
        analysisId: swing.analysis_id as AnalysisId,
        userId: swing.user_id as UserId,
        club: swing.club,
        videoSha256: swing.face_on_sha256,
      },
    });
  });
}
