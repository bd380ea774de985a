import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalyzeVideoJob } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { type AnalyzeVideoInput, type AnalyzeVideoOutcome, analyzeVideo } from '../../pipeline/analyze-video.ts';
import { completeAttempt, type StoredFiles } from './complete-attempt.ts';
import { failAnalysis, retryOrFail } from './fail-attempt.ts';
import { claimAttempt, createJob, findSwing, requeue, type Swing } from './jobs.repository.ts';
import { attemptPrefix, outputsPrefix } from './object-keys.ts';
import { LeaseLost, type TrackedLease, trackLease } from './track-lease.ts';

/** The service is stopping: the work goes back to the queue. */
export class HandedBack extends Error {}

/**
 * One attempt at an analysis, from the claim to its end. Never throws for what the video or the stores do: each end is
 * written to the database, and where even that fails, the lease runs out and the sweeper takes over.
 */
export async function runAttempt(deps: Deps, job: AnalyzeVideoJob, stopping: AbortSignal): Promise<void> {
  const { db } = deps;
  const logger = deps.logger.child({ analysisId: job.analysisId, attempt: job.attempt });
  await createJob(db, job.analysisId);
  if (!(await claimAttempt(db, job, deps.workerId))) return;
  const swing = await findSwing(db, job.analysisId);
  const lease = trackLease(db, job, logger);
  const signal = AbortSignal.any([lease.signal, stopping]);
  const workDir = await mkdtemp(join(tmpdir(), 'swing-'));
  logger.info('attempt started');
  try {
    if (!swing) throw new LeaseLost('the swing was deleted');
    const outcome = await analyze(deps, swing, { workDir, lease, signal });
    if (outcome.ok) {
      const stored = await storeFiles(deps, job, outcome.files, lease, signal);
      await lease.release();
      await completeAttempt(db, { job, swing, result: outcome.result, stored });
      logger.info({ timingsMs: outcome.result.timingsMs }, 'analysis succeeded');
      await removeObjects(deps, outputsPrefix(job.analysisId), attemptPrefix(job.analysisId, job.attempt));
    } else {
      await lease.release();
      await failAnalysis(db, job, swing, outcome.code, outcome.detail);
      logger.info({ code: outcome.code, detail: outcome.detail }, 'analysis refused');
      await removeObjects(deps, outputsPrefix(job.analysisId));
    }
  } catch (error) {
    await lease.release();
    const reason = signal.aborted ? signal.reason : error;
    if (reason instanceof HandedBack) await requeue(db, job, null);
    else if (reason instanceof LeaseLost || !swing) logger.warn({ reason: reason.message }, 'attempt given up');
    else {
      logger.error({ err: reason }, 'attempt failed');
      await retryOrFail(db, job, swing, reason);
    }
    await removeObjects(deps, attemptPrefix(job.analysisId, job.attempt));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function analyze(
  { store, env }: Deps,
  swing: Swing,
  { workDir, lease, signal }: { workDir: string; lease: TrackedLease; signal: AbortSignal },
): Promise<AnalyzeVideoOutcome> {
  const fetchUpload = async (key: string, name: string): Promise<string> => {
    const path = join(workDir, name);
    await store.download(key, path);
    signal.throwIfAborted();
    return path;
  };
  const input: AnalyzeVideoInput = {
    faceOnPath: await fetchUpload(swing.face_on_key, 'uploaded-face-on'),
    downTheLinePath: swing.down_the_line_key
      ? await fetchUpload(swing.down_the_line_key, 'uploaded-down-the-line')
      : null,
    workDir,
    handedness: swing.handedness,
    club: swing.club,
    launchMonitor: launchMonitorOf(swing),
    onStage: lease.advance,
    signal,
    tools: { ffmpegPath: env.FFMPEG_PATH, ffprobePath: env.FFPROBE_PATH, poseModel: env.POSE_MODEL },
  };
  return analyzeVideo(input);
}

function launchMonitorOf(swing: Swing): AnalyzeVideoInput['launchMonitor'] {
  const shot = {
    tour: swing.tour,
    clubSpeedMph: swing.club_speed_mph,
    ballSpeedMph: swing.ball_speed_mph,
    carryYd: swing.carry_yd,
    totalYd: swing.total_yd,
    spinRpm: swing.spin_rpm,
    clubPathDeg: swing.club_path_deg,
    faceAngleDeg: swing.face_angle_deg,
  };
  const { tour: _tour, ...numbers } = shot;
  return Object.values(numbers).some((value) => value !== null) ? shot : null;
}

type OutcomeFiles = Extract<AnalyzeVideoOutcome, { ok: true }>['files'];

async function storeFiles(
  { store }: Deps,
  job: AnalyzeVideoJob,
  files: OutcomeFiles,
  lease: TrackedLease,
  signal: AbortSignal,
): Promise<StoredFiles> {
  lease.advance('store', 0);
  const storeView = async (view: 'face-on' | 'down-the-line', paths: OutcomeFiles['faceOn']) => {
    const key = (suffix: string) => `${attemptPrefix(job.analysisId, job.attempt)}${view}${suffix}`;
    const keys = { video: key('.mp4'), poster: key('-poster.jpg'), landmarks: key('-landmarks.json') };
    await store.upload(paths.video, keys.video, 'video/mp4');
    await store.upload(paths.poster, keys.poster, 'image/jpeg');
    await store.upload(paths.landmarks, keys.landmarks, 'application/json');
    signal.throwIfAborted();
    return keys;
  };
  const faceOn = await storeView('face-on', files.faceOn);
  return { faceOn, downTheLine: files.downTheLine ? await storeView('down-the-line', files.downTheLine) : null };
}

/** Tidying up may fail without harm: the attempt's end is written, and deletion removes the whole prefix. */
async function removeObjects({ store, logger }: Deps, prefix: string, except?: string): Promise<void> {
  await store.removeAll(prefix, except).catch((error: unknown) => {
    logger.warn({ err: error, prefix }, 'objects could not be removed');
  });
}
