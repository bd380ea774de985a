import { join } from 'node:path';
import { type FilmedTest, mobilityVideoKey, type ReadVideos, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import {
  inSpan,
  LeaseLost,
  leaseMs,
  requestLogFields,
  runLeased,
  timeAfter,
  withRequest,
} from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readMobilityVideo } from '../../pipeline/mobility-video/read-mobility-video.ts';
import { stageTimeoutMs } from '../analyze-video/lease/stage-limits.ts';
import { maxFailures, nextAttemptAt } from '../retries.ts';
import { withWorkFolder } from '../work-folder.ts';
import { claimVideo, deleteVideo, moveDue, type VideoAttempt } from './mobility-videos.repository.ts';

/** Two videos of a minute are read in half a minute. Longer than that the decoder or the model hangs. */
const readTimeoutMs = 150_000;

const notFilmed = { turns: null, failure: null };
const failed = { turns: null, failure: 'analysis-failed' } as const;

/** Reads the videos that are due, one check after another. */
export async function readMobilityVideos(deps: Deps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const attempt = await claimVideo(deps.db);
    if (!attempt) return;
    await withRequest(attempt, () =>
      inSpan('read mobility films', () => runAttempt(deps, attempt, stopping), { kind: 'consumer' }),
    );
  }
}

/** Publishes what was read, or that it failed at the last attempt. An error of ours is retried. */
async function runAttempt(deps: Deps, attempt: VideoAttempt, stopping: AbortSignal): Promise<void> {
  const { db } = deps;
  const logger = deps.logger.child({ videoId: attempt.videoId, attempt: attempt.attempt, ...requestLogFields() });
  const isLast = attempt.attempt >= maxFailures;
  const giveUp = () => complete(db, attempt, allFailed(attempt));
  // The process was lost in each attempt: another one would be as well.
  if (attempt.attempt > maxFailures) return void (await giveUp());
  await runLeased(
    {
      renew: () => moveDue(db, attempt, timeAfter(leaseMs)),
      async run({ signal }) {
        const videos = await readAll(deps, attempt, signal);
        return async () => {
          if (!(await complete(db, attempt, videos))) throw new LeaseLost('another attempt owns the videos');
          logger.info('mobility videos read');
          return 'read';
        };
      },
      handBack: () => moveDue(db, attempt, timeAfter(0), attempt.attempt - 1),
      async fail(error) {
        logger.error({ err: error }, 'mobility videos could not be read');
        await (isLast ? giveUp() : moveDue(db, attempt, nextAttemptAt(attempt.attempt - 1)));
      },
    },
    { stopping, logger },
  );
}

const allFailed = ({ tests }: VideoAttempt): ReadVideos => ({
  chest: tests.includes('chest') ? failed : notFilmed,
  hips: tests.includes('hips') ? failed : notFilmed,
});

const within = (ms: number, signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(ms)]);

async function readAll(deps: Deps, { videoId, tests }: VideoAttempt, signal: AbortSignal): Promise<ReadVideos> {
  const { env, objectStore } = deps;
  const tools = { ffmpegPath: env.FFMPEG_PATH, ffprobePath: env.FFPROBE_PATH, poseModel: env.POSE_MODEL };
  return await withWorkFolder(async (folder) => {
    const pathOf = (test: FilmedTest) => join(folder, test);
    const downloading = within(stageTimeoutMs.download, signal);
    for (const test of tests) await objectStore.download(mobilityVideoKey(videoId, test), pathOf(test), downloading);
    const reading = within(readTimeoutMs, signal);
    const read = async (test: FilmedTest) => {
      if (!tests.includes(test)) return notFilmed;
      return await readMobilityVideo({ path: pathOf(test), test, tools, signal: reading });
    };
    // One after the other: the analyses of swings use the other cores.
    return { chest: await read('chest'), hips: await read('hips') };
  });
}

/** Behind the fence: false, and nothing is published, when another attempt owns the work or the golfer was deleted. */
async function complete(db: Deps['db'], attempt: VideoAttempt, videos: ReadVideos): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await deleteVideo(tx, attempt))) return false;
    const userId = userIdSchema.parse(attempt.userId);
    await publish(tx, { type: 'mobility.film-read', payload: { filmId: attempt.videoId, userId, films: videos } });
    return true;
  });
}
