import { join } from 'node:path';
import { type AnalyzeVideoJob, eventsInVideo, viewKeys } from '@trueswing/contracts';
import { inSpan } from '@trueswing/service-kit';
import { averageBall, historyOf, shotOf } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { type AnalyzeVideoOutcome, analyzeVideo } from '../../../pipeline/analyze-video.ts';
import type { Swing } from '../jobs.repository.ts';
import type { Advance } from '../lease/track-stages.ts';
import { keepCoachAnswers } from './keep-coach-answers.ts';

export interface AnalyzeSwingInput {
  job: AnalyzeVideoJob;
  swing: Swing;
  workDir: string;
  advance: Advance;
  signal: AbortSignal;
}

/**
 * Downloads the golfer's files, analyzes them, and uploads the output files under the attempt's keys.
 * @throws the signal's reason soon after an abort; errors of the stores
 */
export async function analyzeSwing(deps: Deps, input: AnalyzeSwingInput): Promise<AnalyzeVideoOutcome> {
  const { env, objectStore } = deps;
  const { job, swing, workDir, advance, signal } = input;
  const fetchUpload = async (key: string, name: string): Promise<string> => {
    const path = join(workDir, name);
    await inSpan('download', () => objectStore.download(key, path, signal));
    return path;
  };
  const outcome = await analyzeVideo({
    faceOnPath: await fetchUpload(swing.face_on_key, 'uploaded-face-on'),
    downTheLinePath: swing.down_the_line_key
      ? await fetchUpload(swing.down_the_line_key, 'uploaded-down-the-line')
      : null,
    workDir,
    handedness: swing.handedness,
    slowMotion: swing.slow_motion,
    isSameSwing: swing.is_same_swing,
    club: swing.club,
    launchMonitor: shotOf({ tour: swing.tour, ...swing.shot }),
    ballHistory: historyOf(averageBall(swing.ball_shots ?? [])),
    onStage: advance,
    signal,
    tools: { ffmpegPath: env.FFMPEG_PATH, ffprobePath: env.FFPROBE_PATH, poseModel: env.POSE_MODEL },
    coach: deps.coach && { ...deps.coach, answers: keepCoachAnswers(deps, job.analysisId) },
    detectPoses: deps.detectPoses,
  });
  if (outcome.ok) await inSpan('store', () => storeFiles(deps, input, outcome));
  return outcome;
}

async function storeFiles(
  { objectStore }: Deps,
  { job, advance, signal }: AnalyzeSwingInput,
  { files, result }: Extract<AnalyzeVideoOutcome, { ok: true }>,
): Promise<void> {
  advance('store', 0);
  for (const [view, paths, analysis] of [
    ['face-on', files.faceOn, result.faceOn],
    ['down-the-line', files.downTheLine, result.downTheLine],
  ] as const) {
    if (!paths || !analysis) continue;
    const keys = viewKeys(job, view);
    await objectStore.upload(paths.video, keys.video, 'video/mp4', signal);
    await objectStore.upload(paths.poster, keys.poster, 'image/jpeg', signal);
    await objectStore.upload(paths.landmarks, keys.landmarks, 'application/json', signal);
    await Promise.all(
      eventsInVideo(analysis.events).map((event) =>
        objectStore.upload(paths.keyFrames[event], keys.keyFrames[event], 'image/jpeg', signal),
      ),
    );
  }
}
